import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DatePicker, type DatePickerProps } from './index.tsx'

afterEach(cleanup)

const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  outOfRange: 'Outside the period',
  open: 'Open calendar',
  choose: 'Choose a day',
  unreadable: 'Enter a date as {pattern}.',
  clear: 'Clear',
  letters: { year: 'Y', month: 'M', day: 'D' },
}

function Live({ spy, ...props }: Partial<DatePickerProps> & { spy?: (date: string | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <DatePicker
        locale="de"
        labels={labels}
        label="Birthday"
        {...props}
        value={value}
        onChange={(next) => {
          spy?.(next)
          setValue(next)
        }}
      />
      <button type="button">after</button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Birthday' })

test('a typed day is reported as ISO once it is complete, and tidied on leaving', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  expect(field().placeholder).toBe('DD.MM.YYYY')
  await userEvent.type(field(), '3.4.2026')
  expect(spy).toHaveBeenLastCalledWith('2026-04-03')
  expect(field().value).toBe('3.4.2026')
  await userEvent.tab()
  expect(field().value).toBe('03.04.2026')
})

test('text that is no day stays, is marked and explained', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14" />)
  await userEvent.clear(field())
  await userEvent.type(field(), '31.2.2026')
  expect(spy).toHaveBeenLastCalledWith(undefined)
  await userEvent.tab()
  expect(field().value).toBe('31.2.2026')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Enter a date as DD.MM.YYYY.')
  await userEvent.clear(field())
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('arrow down opens the calendar on the day, Enter chooses and focus returns', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14" />)
  await userEvent.type(field(), '{ArrowDown}')
  expect(screen.getByRole('dialog', { name: 'Choose a day' })).toBeTruthy()
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-03-14')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(spy).toHaveBeenLastCalledWith('2026-03-21')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field().value).toBe('21.03.2026')
  expect(document.activeElement).toBe(field())
})

test('Escape closes without choosing and focus returns', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14" />)
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  await userEvent.keyboard('{ArrowRight}{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(spy).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
})

test('the panel clears; a required field offers no clearing', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14" />)
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
  expect(field().value).toBe('')
  cleanup()
  render(<Live required value="2026-03-14" />)
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('read-only and disabled do not open', async () => {
  render(<Live readOnly value="2026-03-14" />)
  await userEvent.type(field(), '{ArrowDown}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open calendar' })).toBeNull()
  cleanup()
  render(<Live disabled />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open calendar' }).disabled).toBe(true)
})

test('Thai typing and display are Buddhist, the value is ISO', async () => {
  const spy = vi.fn()
  render(<Live locale="th" spy={spy} />)
  await userEvent.type(field(), '14/3/2569')
  expect(spy).toHaveBeenLastCalledWith('2026-03-14')
  await userEvent.tab()
  expect(field().value).toBe('14/03/2569')
})
