import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ThemeSwitch } from './index.tsx'

afterEach(cleanup)

test('offers the given themes, names the chosen one, and reports a change only', async () => {
  const onChange = vi.fn()
  const labels = {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    'light-contrast': 'Light, high contrast',
    'dark-contrast': 'Dark, high contrast',
    button: (theme: string) => `Theme: ${theme}`,
  }
  render(<ThemeSwitch choices={['system', 'light', 'dark']} value="light" onChange={onChange} labels={labels} />)
  const button = screen.getByRole('button', { name: 'Theme: Light' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(3)
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light', checked: true }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(button)
  await userEvent.keyboard('{End}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark')
})
