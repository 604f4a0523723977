import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { UserMenu } from './index.tsx'

afterEach(cleanup)

test('named by the account; the menu says whose it is, walks by keys, and gives focus back', async () => {
  const out = vi.fn()
  render(
    <UserMenu
      name="Anna Schmidt"
      detail="anna@example.org"
      label="Anna Schmidt: account"
      items={[{ id: 'profile', label: 'Profile' }, 'separator', { id: 'out', label: 'Sign out', onSelect: out }]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Anna Schmidt: account' })
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menu').textContent).toContain('anna@example.org')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Profile' }))
  await userEvent.keyboard('s{Enter}')
  expect(out).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(button))
})
