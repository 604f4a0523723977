import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ConsoleLayout, LayoutChooser } from './index.tsx'

afterEach(cleanup)

const onChange = vi.fn()
function Live({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState<ConsoleLayout>('classic')
  return (
    <LayoutChooser
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
      label="Layout"
      disabled={disabled}
      reason={disabled ? 'The window is too narrow.' : undefined}
      labels={{ defaults: 'Standard', classic: 'Classic', transverse: 'Across', columns: 'Columns' }}
    />
  )
}

test('Tab reaches the chosen layout, arrows choose', async () => {
  render(<Live />)
  expect(screen.getByRole('radiogroup', { name: 'Layout' })).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Classic', checked: true }))
  const chosen = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name, checked: true })))
  // Held, as a finger holds it: Radix chooses on focus while an arrow is down.
  await userEvent.keyboard('{ArrowRight>}')
  await chosen('Across')
  await userEvent.keyboard('{/ArrowRight}{ArrowUp>}')
  await chosen('Classic')
  await userEvent.keyboard('{/ArrowUp}{ArrowUp>}')
  await chosen('Standard')
  expect(onChange.mock.calls.flat()).toEqual(['transverse', 'classic', 'defaults'])
})

test('disabled, it says why', async () => {
  onChange.mockClear()
  render(<Live disabled />)
  expect(screen.getByRole('radiogroup', { description: 'The window is too narrow.' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Columns' }))
  expect(onChange).not.toHaveBeenCalled()
})
