import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftKeeper, type Draft, type DraftStorage } from './draft.ts'
import { pickDraft } from './resume.ts'

const draft = (clientSubmissionId: string, rest: Partial<Draft> = {}): Draft => ({
  clientSubmissionId,
  formKey: 'abcdefgh',
  version: 1,
  answers: {},
  pageNumber: 1,
  durationMs: 0,
  savedAt: 0,
  outbox: null,
  ...rest,
})

/** Storage as a browser offers it: everything takes a turn of the event loop. */
const memory = () => {
  const records = new Map<string, Draft>()
  const storage: DraftStorage = {
    ofForm: async () => [...records.values()],
    write: async (record) => {
      await Promise.resolve()
      records.set(record.clientSubmissionId, structuredClone(record))
    },
    writeNow: (record) => {
      records.set(record.clientSubmissionId, structuredClone(record))
    },
    remove: async (id) => {
      await Promise.resolve()
      records.delete(id)
    },
  }
  return { records, storage }
}

describe('keeper', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = (storage: DraftStorage) => {
    const state = { name: '', kept: [] as boolean[] }
    const keeper = createDraftKeeper({
      storage,
      snapshot: () => draft('id', { answers: { name: state.name } }),
      onKept: (kept) => state.kept.push(kept),
    })
    return { keeper, state }
  }

  test('a page that goes away stores what is unsaved before the call returns, and nothing when all is saved', async () => {
    const { records, storage } = memory()
    const { keeper, state } = open(storage)
    state.name = 'Ann'
    keeper.touch()
    keeper.leave()
    expect(records.get('id')?.answers).toEqual({ name: 'Ann' })
    await vi.advanceTimersByTimeAsync(1000)
    const writeNow = vi.spyOn(storage, 'writeNow')
    keeper.leave()
    expect(writeNow).not.toHaveBeenCalled()
  })

  test('saves what is there half a second after the first change, not each keystroke', async () => {
    const { records, storage } = memory()
    const write = vi.spyOn(storage, 'write')
    const { keeper, state } = open(storage)
    for (const name of ['A', 'An', 'Ann']) {
      state.name = name
      keeper.touch()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(records.get('id')?.answers).toEqual({ name: 'Ann' })
    expect(write).toHaveBeenCalledOnce()
  })

  test('someone who never stops typing is saved all the same', async () => {
    const { records, storage } = memory()
    const { keeper, state } = open(storage)
    for (let at = 0; at < 20; at++) {
      state.name += 'x'
      keeper.touch()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(String(records.get('id')?.answers.name).length).toBeGreaterThanOrEqual(15)
  })

  test('what was cleared stays cleared', async () => {
    const { records, storage } = memory()
    const { keeper } = open(storage)
    await keeper.save()
    keeper.touch()
    await keeper.clear()
    keeper.touch()
    await keeper.save()
    await vi.advanceTimersByTimeAsync(2000)
    expect(records.size).toBe(0)
  })

  test('says when the device refuses, and when it stores again', async () => {
    const { storage } = memory()
    const write = vi.spyOn(storage, 'write').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    const { keeper, state } = open(storage)
    await keeper.save()
    await keeper.save()
    expect(state.kept).toEqual([false, true])
    expect(write).toHaveBeenCalledTimes(2)
  })
})

describe('which draft is continued', () => {
  const free = async () => true

  test('an undelivered submission before anything else, then the latest', async () => {
    const old = draft('old', { savedAt: 1, outbox: '{}' })
    const drafts = [draft('mid', { savedAt: 5 }), old, draft('new', { savedAt: 9 })]
    expect(await pickDraft(drafts, free)).toBe(old)
    expect((await pickDraft(drafts.slice(0, 1).concat(drafts.slice(2)), free))?.clientSubmissionId).toBe('new')
  })

  test('one that is open in another tab is left to it', async () => {
    const drafts = [draft('mine', { savedAt: 1 }), draft('theirs', { savedAt: 2 })]
    const picked = await pickDraft(drafts, async (id) => id !== 'theirs')
    expect(picked?.clientSubmissionId).toBe('mine')
    expect(await pickDraft(drafts, async () => false)).toBeNull()
  })
})
