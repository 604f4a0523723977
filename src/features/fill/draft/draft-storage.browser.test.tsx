import { expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { claimDraft, openDraftStorage } from './draft-storage.ts'

const draft = (clientSubmissionId: string, formKey: string): Draft => ({
  clientSubmissionId,
  formKey,
  version: 3,
  answers: { name: '李雷', tags: ['a', 'b'], rows: [{ x: 1 }] },
  pageNumber: 2,
  durationMs: 1234,
  savedAt: 5,
  outbox: null,
})

test('what is written is read back by another page, per form, until it is removed', async () => {
  const form = crypto.randomUUID()
  const [one, two, foreign] = [
    draft(crypto.randomUUID(), form),
    draft(crypto.randomUUID(), form),
    draft(crypto.randomUUID(), 'other'),
  ]
  const writer = openDraftStorage()
  for (const each of [one, two, foreign]) await writer.write(each)
  await writer.write({ ...one, pageNumber: 4 })

  const reader = openDraftStorage()
  const found = await reader.ofForm(form)
  expect(found).toHaveLength(2)
  expect(found).toContainEqual({ ...one, pageNumber: 4 })
  await reader.remove(one.clientSubmissionId)
  expect(await writer.ofForm(form)).toEqual([two])
})

test('the last words of a page win over what it had saved before, until something newer is saved', async () => {
  const form = crypto.randomUUID()
  const saved = draft(crypto.randomUUID(), form)
  const storage = openDraftStorage()
  await storage.write(saved)
  const last = { ...saved, answers: { name: '韩梅梅' }, savedAt: 6 }
  storage.writeNow(last)
  expect(await openDraftStorage().ofForm(form)).toEqual([last])
  const newer = { ...saved, savedAt: 7 }
  await storage.write(newer)
  expect(await openDraftStorage().ofForm(form)).toEqual([newer])

  storage.writeNow({ ...newer, savedAt: 8 })
  await storage.remove(saved.clientSubmissionId)
  expect(await openDraftStorage().ofForm(form)).toEqual([])
})

test('a draft is claimed once', async () => {
  const id = crypto.randomUUID()
  expect(await claimDraft(id)).toBe(true)
  expect(await claimDraft(id)).toBe(false)
  expect(await claimDraft(crypto.randomUUID())).toBe(true)
})

test('whether a draft could be claimed is said without claiming it', async () => {
  const id = crypto.randomUUID()
  expect(await claimDraft(id, 'look')).toBe(true)
  expect(await claimDraft(id)).toBe(true)
  expect(await claimDraft(id, 'look')).toBe(false)
})

test('a draft whose page is just going away can be claimed', async () => {
  const id = crypto.randomUUID()
  let letGo: () => void = () => undefined
  const going = navigator.locks.request(`formloom-fill:${id}`, () => new Promise<void>((resolve) => (letGo = resolve)))
  const claimed = claimDraft(id)
  setTimeout(() => letGo(), 50)
  expect(await claimed).toBe(true)
  await going
})
