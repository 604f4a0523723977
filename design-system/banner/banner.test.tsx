import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Banner } from './index.tsx'

afterEach(cleanup)

function Page({ onDismiss }: { onDismiss?: () => void }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      {shown && (
        <Banner
          label="Licence"
          tone="warning"
          labels={{ dismiss: 'Dismiss' }}
          onDismiss={() => {
            setShown(false)
            onDismiss?.()
          }}
          action={<button type="button">Renew</button>}
        >
          Your trial ends on Friday.
        </Banner>
      )}
      <button type="button">After</button>
    </>
  )
}

test('is a named region, silent unless it came later', () => {
  const { rerender } = render(<Banner label="News">New here</Banner>)
  expect(screen.getByRole('region', { name: 'News' }).textContent).toBe('New here')
  expect(screen.queryByRole('status')).toBeNull()
  rerender(
    <Banner label="News" live>
      New here
    </Banner>,
  )
  expect(screen.getByRole('status').textContent).toBe('New here')
  rerender(
    <Banner label="News" live tone="danger">
      New here
    </Banner>,
  )
  expect(screen.getByRole('alert').textContent).toBe('New here')
})

test('without onDismiss there is nothing to press', () => {
  render(<Banner label="News">Stays</Banner>)
  expect(screen.queryByRole('button')).toBeNull()
})

// The keyboard table.
test.each(['{Enter}', ' '])('Tab, Tab, %s takes it away; the focus goes to what follows', async (key) => {
  const user = userEvent.setup()
  const onDismiss = vi.fn()
  render(<Page onDismiss={onDismiss} />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Renew')
  await user.tab()
  await user.keyboard(key)
  expect(onDismiss).toHaveBeenCalledOnce()
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement?.textContent).toBe('After')
})
