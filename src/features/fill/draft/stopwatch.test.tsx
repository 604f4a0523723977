import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startStopwatch } from './stopwatch.ts'

let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  visibility = 'visible'
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const turn = (to: DocumentVisibilityState) => {
  visibility = to
  document.dispatchEvent(new Event('visibilitychange'))
}

test('counts the time in view only, on top of what was counted before', () => {
  const watch = startStopwatch(500)
  vi.advanceTimersByTime(1000)
  turn('hidden')
  vi.advanceTimersByTime(60_000)
  expect(watch.elapsed()).toBe(1500)
  turn('visible')
  vi.advanceTimersByTime(250)
  expect(watch.elapsed()).toBe(1750)
  watch.stop()
  vi.advanceTimersByTime(1000)
  expect(watch.elapsed()).toBe(1750)
})
