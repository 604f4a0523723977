import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorState } from './index.tsx'

afterEach(cleanup)

const labels = { retry: 'Try again', requestId: 'Request', copy: 'Copy', copied: 'Copied' }

test('says what failed as an alert with a heading', () => {
  render(
    <ErrorState title="The answers could not be loaded" description="The server does not answer." labels={labels} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('The server does not answer.')
  expect(screen.getByRole('heading', { level: 2, name: 'The answers could not be loaded' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['{Enter}', ' '])('Tab, %s tries again; not while a retry is under way', async (key) => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  const { rerender } = render(<ErrorState title="Failed" onRetry={onRetry} labels={labels} />)
  await user.tab()
  await user.keyboard(key)
  expect(onRetry).toHaveBeenCalledOnce()
  rerender(<ErrorState title="Failed" onRetry={onRetry} retrying labels={labels} />)
  await user.keyboard(key)
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the request id is copied, and that is said', async () => {
  const user = userEvent.setup()
  render(<ErrorState title="Failed" requestId="01JD-7F" labels={labels} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('01JD-7F')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Copied')
})
