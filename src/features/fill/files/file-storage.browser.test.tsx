import { expect, test } from 'vitest'
import { filesIn } from './file-storage.ts'
import { sweepFiles } from './upload-waiting.ts'

const files = filesIn({})
const waiting = (formKey: string, savedAt = Date.now()) => ({
  id: `waitsOnDevice${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`,
  formKey,
  questionId: 'file01',
  savedAt,
  file: new File(['hello'], 'notes.txt', { type: 'text/plain' }),
  arrived: null,
})

test('what is kept is read back with its bytes, its name and its kind', async () => {
  const kept = waiting('form')
  await files.put(kept)
  const found = await files.get(kept.id)
  expect([found?.file?.name, found?.file?.type, await found?.file?.text()]).toEqual([
    'notes.txt',
    'text/plain',
    'hello',
  ])
  await files.remove(kept.id)
  expect(await files.get(kept.id)).toBeUndefined()
})

test('of two tabs that have sent the same file, the first says which one the answers name, and the bytes go', async () => {
  const kept = waiting('form')
  await files.put(kept)
  const first = { id: 'first', name: 'notes.txt', size: 5 }
  const second = { ...first, id: 'second' }
  expect(await Promise.all([files.arrive(kept.id, first), files.arrive(kept.id, second)])).toEqual([first, first])
  expect(await files.get(kept.id)).toEqual({ ...kept, file: null, arrived: first })
})

test('what no draft names any more goes, but not what was picked a moment ago', async () => {
  const form = crypto.randomUUID()
  const long = Date.now() - 3_600_000
  const [named, forgotten, fresh] = [waiting(form, long), waiting(form, long), waiting(form)]
  for (const each of [named, forgotten, fresh]) await files.put(each)
  const draft = {
    clientSubmissionId: 'one',
    formKey: form,
    version: 1,
    answers: { file01: [{ id: named.id }] },
    pageNumber: 1,
    durationMs: 0,
    savedAt: long,
    outbox: null,
  }
  await sweepFiles({
    ofForm: async (key) => (key === form ? [draft] : []),
    write: async () => undefined,
    writeNow: () => undefined,
    remove: async () => undefined,
  })
  const left = await Promise.all([named, forgotten, fresh].map(async ({ id }) => (await files.get(id)) !== undefined))
  expect(left).toEqual([true, false, true])
})
