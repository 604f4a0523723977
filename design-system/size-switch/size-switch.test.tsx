import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SizeSwitch } from './index.tsx'

afterEach(cleanup)

test('offers four sizes, marks the chosen one, reports another, and Escape changes nothing', async () => {
  const onChange = vi.fn()
  const labels = {
    default: 'Default',
    medium: 'Medium',
    small: 'Small',
    mini: 'Mini',
    button: (s: string) => `Size: ${s}`,
  }
  render(<SizeSwitch value="medium" onChange={onChange} labels={labels} />)
  const button = screen.getByRole('button', { name: 'Size: Medium' })
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('menuitemradio').map((each) => each.textContent)).toEqual([
    'Default',
    'Medium',
    'Small',
    'Mini',
  ])
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Medium')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{End}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('mini')
})
