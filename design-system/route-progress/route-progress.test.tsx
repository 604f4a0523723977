import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteProgress } from './index.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bar = (active: boolean) => <RouteProgress active={active} label="Loading the page" />
const shown = () => screen.queryByRole('progressbar', { name: 'Loading the page' })
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('nothing while nothing is on its way', () => {
  render(bar(false))
  expect(shown()).toBeNull()
})

test('stays while a page is on its way, fills when it is there, and is gone 300 ms later', async () => {
  const { rerender } = render(bar(true))
  await pass(60_000)
  expect(shown()?.dataset.phase).toBe('running')
  rerender(bar(false))
  expect(shown()?.dataset.phase).toBe('ending')
  await pass(299)
  expect(shown()).not.toBeNull()
  await pass(1)
  expect(shown()).toBeNull()
})

test('a second page while the bar is ending starts it anew', async () => {
  const { rerender } = render(bar(true))
  rerender(bar(false))
  await pass(200)
  rerender(bar(true))
  await pass(1_000)
  expect(shown()?.dataset.phase).toBe('running')
})
