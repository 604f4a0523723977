import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Offline } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const labels = { retry: 'Try again' }

test.each(['{Enter}', ' '])('is a status; Tab, %s tries again', async (key) => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  render(<Offline title="No connection" description="What you typed is kept." onRetry={onRetry} labels={labels} />)
  expect(screen.getByRole('status').textContent).toContain('What you typed is kept.')
  await user.tab()
  await user.keyboard(key)
  expect(onRetry).toHaveBeenCalledOnce()
})

test('tries again by itself when the network is back, once', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onRetry = vi.fn()
  render(<Offline title="No connection" onRetry={onRetry} labels={labels} />)
  expect(onRetry).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledOnce()
})
