import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MonthPicker, type MonthPickerProps } from './index.tsx'

afterEach(cleanup)

const labels = {
  open: 'Open',
  choose: 'Choose a month',
  unreadable: 'Enter a month as {pattern}.',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  year: 'Year',
  thisMonth: 'This month',
  clear: 'Clear',
  outOfRange: 'Outside the period',
  letters: { year: 'Y', month: 'M' },
}

function Live({ spy, ...props }: Partial<MonthPickerProps> & { spy?: (month: string | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <MonthPicker
      locale="en"
      labels={labels}
      label="Period"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Period' })
const month = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)

test('is typed, and tidied on leaving', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.type(field(), 'march 2026')
  expect(spy).toHaveBeenLastCalledWith('2026-03')
  await userEvent.tab()
  expect(field().value).toBe('03/2026')
})

test('what is no month is explained and kept', async () => {
  render(<Live />)
  await userEvent.type(field(), '17/2026')
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe('Enter a month as MM/YYYY.')
  expect(field().value).toBe('17/2026')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['{ArrowRight}', '2026-06'],
  ['{ArrowLeft}', '2026-04'],
  ['{ArrowDown}', '2026-08'],
  ['{ArrowUp}', '2026-02'],
  ['{Home}', '2026-04'],
  ['{End}', '2026-06'],
  ['{PageDown}', '2027-05'],
  ['{PageUp}', '2025-05'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', '2027-02'],
])('%s leads from May 2026 to %s', async (keys, target) => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-05" />)
  await userEvent.type(field(), '{ArrowDown}')
  expect(document.activeElement).toBe(month('2026-05'))
  await userEvent.keyboard(keys)
  expect(document.activeElement).toBe(month(target))
  await userEvent.keyboard('{Enter}')
  expect(spy).toHaveBeenLastCalledWith(target)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('left and right change places right to left', async () => {
  render(
    <div dir="rtl">
      <Live value="2026-05" />
    </div>,
  )
  await userEvent.type(field(), '{ArrowDown}')
  // The panel lies in the body, whose direction is the document's.
  document.body.dir = 'rtl'
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(month('2026-04'))
  document.body.removeAttribute('dir')
})

test('a month outside the limits keeps focus, says why and is not taken', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-05" max="2026-05" />)
  await userEvent.type(field(), '{ArrowDown}')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Outside the period')).toBeTruthy()
  expect(spy).not.toHaveBeenCalled()
})

test('the year is stepped and chosen; clear empties unless required', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-05" />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next year' }))
  expect(month('2027-05')?.tabIndex).toBe(0)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2020')
  expect(month('2020-05')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
})
