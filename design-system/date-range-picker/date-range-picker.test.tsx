import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, today } from '../_internal/iso-date.ts'
import { type DateRange, DateRangePicker, type DateRangePickerProps, presetRange } from './index.tsx'

afterEach(cleanup)

const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  outOfRange: 'Outside the period',
  open: 'Open calendar',
  choose: 'Choose days',
  unreadable: 'Enter a date as {pattern}.',
  clear: 'Clear',
  letters: { year: 'Y', month: 'M', day: 'D' },
  start: 'First day',
  end: 'Last day',
  reversed: 'The last day is before the first.',
  presets: 'Quick choice',
}

function Live({ spy, ...props }: Partial<DateRangePickerProps> & { spy?: (range: DateRange) => void }) {
  const [value, setValue] = useState(props.value ?? { start: '2026-03-10', end: '2026-03-14' })
  return (
    <DateRangePicker
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

const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' })
const end = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last day' })
const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!

test('both ends can be typed', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={{ start: undefined, end: undefined }} />)
  await userEvent.type(start(), '3/1/2026')
  await userEvent.type(end(), '3/9/2026')
  expect(spy).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-09' })
})

test('an end before the start is reported and explained, not corrected', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.clear(end())
  await userEvent.type(end(), '3/1/2026')
  expect(spy).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-01' })
  expect(screen.getByRole('alert').textContent).toBe('The last day is before the first.')
  expect(end().getAttribute('aria-invalid')).toBe('true')
})

test('two choices in the calendar make a range; backwards the ends change places', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.type(start(), '{ArrowDown}')
  expect(document.activeElement).toBe(day('2026-03-10'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(spy).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(spy).toHaveBeenLastCalledWith({ start: '2026-03-03', end: '2026-03-17' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(start())
})

test('days between the ends are drawn as one stretch', async () => {
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  expect(screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent)).toEqual(['10', '14'])
  expect(day('2026-03-12').parentElement?.className).toContain('bg-accent-soft')
  expect(day('2026-03-15').parentElement?.className).not.toContain('bg-accent-soft')
})

test('a preset fills both ends and keeps to the limits', async () => {
  const spy = vi.fn()
  const yesterday = addDays(today(), -1)
  render(
    <Live
      spy={spy}
      max={yesterday}
      presets={[
        { id: 'today', label: 'Today only' },
        { id: 'last7', label: 'Last 7 days' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Today only' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(spy).toHaveBeenLastCalledWith({ start: addDays(today(), -6), end: yesterday })
})

test('presets', () => {
  const today = '2026-03-14'
  expect(presetRange('today', today, 1)).toEqual({ start: today, end: today })
  expect(presetRange('yesterday', today, 1)).toEqual({ start: '2026-03-13', end: '2026-03-13' })
  expect(presetRange('last7', today, 1)).toEqual({ start: '2026-03-08', end: today })
  expect(presetRange('last30', today, 1)).toEqual({ start: '2026-02-13', end: today })
  expect(presetRange('thisWeek', today, 1)).toEqual({ start: '2026-03-09', end: '2026-03-15' })
  expect(presetRange('thisWeek', today, 0)).toEqual({ start: '2026-03-08', end: '2026-03-14' })
  expect(presetRange('thisMonth', today, 1)).toEqual({ start: '2026-03-01', end: '2026-03-31' })
  expect(presetRange('lastMonth', today, 1)).toEqual({ start: '2026-02-01', end: '2026-02-28' })
  expect(presetRange('thisYear', today, 1)).toEqual({ start: '2026-01-01', end: '2026-12-31' })
})
