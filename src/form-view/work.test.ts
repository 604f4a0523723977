import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWork } from './work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever waits goes on when the last thing under way is done', async () => {
  const work = createWork()
  work.report('a', 'q1', 'underWay')
  work.report('b', 'q2', 'underWay')
  let went: boolean | undefined
  void work.settled(1000).then((isSettled) => {
    went = isSettled
  })
  work.report('a', 'q1', null)
  await vi.advanceTimersByTimeAsync(10)
  expect(went).toBeUndefined()
  work.report('b', 'q2', null)
  await vi.advanceTimersByTimeAsync(10)
  expect([went, work.failedAt()]).toEqual([true, null])
})

test('what ends and begins something else in the same moment is still under way', async () => {
  const work = createWork()
  work.report('a', 'q1', 'underWay')
  let went: boolean | undefined
  void work.settled(1000).then((isSettled) => {
    went = isSettled
  })
  work.report('a', 'q1', null)
  work.report('b', 'q1', 'underWay')
  await vi.advanceTimersByTimeAsync(500)
  expect(went).toBeUndefined()
  await vi.advanceTimersByTimeAsync(500)
  expect(went).toBe(false)
})

test('a failure is named by its question until it is gone', () => {
  const work = createWork()
  work.report('a', 'q1', 'failed')
  expect([work.isUnderWay(), work.failedAt()]).toEqual([false, 'q1'])
  work.report('a', 'q1', null)
  expect(work.failedAt()).toBeNull()
})
