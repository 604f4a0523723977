import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWork, type WaitEnd } from './work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever waits goes on when the last thing under way is done', async () => {
  const work = createWork()
  work.report('a', 'q1', 'underWay')
  work.report('b', 'q2', 'underWay')
  let went: WaitEnd | undefined
  void work.settled(1000).then((end) => {
    went = end
  })
  work.report('a', 'q1', null)
  await vi.advanceTimersByTimeAsync(10)
  expect(went).toBeUndefined()
  work.report('b', 'q2', null)
  await vi.advanceTimersByTimeAsync(10)
  expect([went, work.failedAt()]).toEqual(['done', null])
})

test('what ends and begins something else in the same moment is still under way', async () => {
  const work = createWork()
  work.report('a', 'q1', 'underWay')
  let went: WaitEnd | undefined
  void work.settled(1000).then((end) => {
    went = end
  })
  work.report('a', 'q1', null)
  work.report('b', 'q1', 'underWay')
  await vi.advanceTimersByTimeAsync(500)
  expect(went).toBeUndefined()
  await vi.advanceTimersByTimeAsync(500)
  expect(went).toBe('tooLong')
})

test('a failure is named by its question until it is gone', () => {
  const work = createWork()
  work.report('a', 'q1', 'failed')
  expect([work.isUnderWay(), work.failedAt()]).toEqual([false, 'q1'])
  work.report('a', 'q1', null)
  expect(work.failedAt()).toBeNull()
})

test('called off, nobody goes on, although nothing is under way any more', async () => {
  const work = createWork()
  work.report('a', 'q1', 'underWay')
  let went: WaitEnd | undefined
  void work.settled(1000).then((end) => {
    went = end
  })
  work.callOff()
  work.report('a', 'q1', null)
  await vi.advanceTimersByTimeAsync(10)
  expect(went).toBe('calledOff')
})
