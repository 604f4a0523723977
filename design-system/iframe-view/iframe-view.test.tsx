import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IframeView, type IframeViewProps } from './index.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const view = (props: Partial<IframeViewProps> = {}) => (
  <IframeView src="https://wiki.example/" title="Wiki" loadingLabel="Loading" {...props} />
)
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const masked = () => screen.queryByText('Loading') !== null

test('titled, sandboxed, without referrer, as high as the window less 94.5 px', () => {
  const { container } = render(view())
  const frame = screen.getByTitle('Wiki')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(container.innerHTML).toContain('calc(100dvh - 94.5px)')
})

test('the mask stays 300 ms even when the page is faster', async () => {
  render(view())
  fireEvent.load(screen.getByTitle('Wiki'))
  await pass(299)
  expect(masked()).toBe(true)
  await pass(1)
  expect(masked()).toBe(false)
})

test('the mask stays until the page is there, and comes back for another', async () => {
  const { rerender } = render(view())
  await pass(5_000)
  expect(masked()).toBe(true)
  fireEvent.load(screen.getByTitle('Wiki'))
  expect(masked()).toBe(false)
  rerender(view({ src: 'https://wiki.example/2' }))
  expect(masked()).toBe(true)
})
