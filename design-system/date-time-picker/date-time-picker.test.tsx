import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateTimePicker, type DateTimePickerProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<DateTimePickerProps> & { spy?: (value: string | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <DateTimePicker
        label="Appointment"
        locale="de"
        labels={{ date: 'Day', time: 'Time', outOfRange: 'Outside the period.' }}
        dateLabels={dateLabels}
        timeLabels={timeLabels}
        {...props}
        value={value}
        onChange={(next) => {
          spy?.(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(undefined)}>
        Reset
      </button>
    </>
  )
}
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

test('day and time are typed through; there is a value once both are there', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.type(day(), '14.03.2026')
  expect(spy).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(part('Hour'))
  await userEvent.keyboard('0930')
  expect(spy).toHaveBeenLastCalledWith('2026-03-14T09:30')
})

test('with a half emptied there is no value, and the other half stays', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14T09:30" />)
  await userEvent.clear(day())
  expect(spy).toHaveBeenLastCalledWith(undefined)
  expect(part('Minute').value).toBe('30')
  await userEvent.type(day(), '15.03.2026')
  expect(spy).toHaveBeenLastCalledWith('2026-03-15T09:30')
})

test('a value taken away from outside empties both halves', async () => {
  render(<Live value="2026-03-14T09:30" />)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(day().value).toBe('')
  expect(part('Hour').value).toBe('')
})

test('limits count to the minute', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14T09:30" max="2026-03-14T10:00" />)
  expect(screen.queryByText('Outside the period.')).toBeNull()
  part('Hour').focus()
  await userEvent.keyboard('11')
  expect(spy).toHaveBeenLastCalledWith('2026-03-14T11:30')
  expect(screen.getByText('Outside the period.')).toBeTruthy()
  expect(part('Hour').getAttribute('aria-invalid')).toBe('true')
})

test('arrow down in the day opens the calendar; what is chosen there keeps the time', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="2026-03-14T09:30" />)
  await userEvent.type(day(), '{ArrowDown}')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(spy).toHaveBeenLastCalledWith('2026-03-15T09:30')
  expect(document.activeElement).toBe(day())
})

const dateLabels = {
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

const timeLabels = {
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  dayHalf: 'AM or PM',
  empty: 'empty',
  clear: 'Clear time',
}

test('where a time is usual, a day alone is a value at once; a time that is there stays', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} usualTime="23:59" />)
  await userEvent.type(day(), '14.03.2026')
  await userEvent.tab()
  expect(spy).toHaveBeenLastCalledWith('2026-03-14T23:59')
  await userEvent.clear(day())
  expect(spy).toHaveBeenLastCalledWith(undefined)
  await userEvent.type(day(), '15.03.2026')
  await userEvent.tab()
  expect(spy).toHaveBeenLastCalledWith('2026-03-15T23:59')
})
