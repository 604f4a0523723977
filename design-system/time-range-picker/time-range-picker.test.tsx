import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type TimeRange, TimeRangePicker, type TimeRangePickerProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<TimeRangePickerProps> & { spy?: (range: TimeRange) => void }) {
  const [value, setValue] = useState<TimeRange>(props.value ?? { start: undefined, end: undefined })
  return (
    <TimeRangePicker
      label="Opening hours"
      locale="de"
      labels={{ start: 'From', end: 'To', reversed: 'The end is not after the start.', nextDay: 'next day' }}
      timeLabels={{ hour: 'Hour', minute: 'Minute', second: 'Second', dayHalf: 'AM or PM', empty: 'empty' }}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}
const part = (group: string | RegExp, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('spinbutton', { name })

test('both times are typed, Tab goes on to the end', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(part('From', 'Hour'))
  await userEvent.keyboard('0900')
  await userEvent.tab()
  expect(document.activeElement).toBe(part('To', 'Hour'))
  await userEvent.keyboard('1730')
  expect(spy).toHaveBeenLastCalledWith({ start: '09:00', end: '17:30' })
})

test('an end that is not after the start is reported and explained', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={{ start: '09:00', end: '09:30' }} />)
  part('To', 'Hour').focus()
  await userEvent.keyboard('08')
  expect(spy).toHaveBeenLastCalledWith({ start: '09:00', end: '08:30' })
  expect(screen.getByRole('alert').textContent).toBe('The end is not after the start.')
  expect(part('To', 'Hour').getAttribute('aria-invalid')).toBe('true')
})

test('overnight an end before the start is of the next day, and says so', () => {
  render(<Live overnight value={{ start: '22:00', end: '06:00' }} />)
  expect(screen.getByRole('group', { name: 'To, next day' })).toBeTruthy()
  expect(part('From', 'Hour').getAttribute('aria-invalid')).toBeNull()
})

test('even overnight, no time at all is an error', () => {
  render(<Live overnight value={{ start: '22:00', end: '22:00' }} />)
  expect(screen.getByRole('alert').textContent).not.toBe('')
})

test('blur is told once focus has left both', async () => {
  const onBlur = vi.fn()
  render(<Live onBlur={onBlur} value={{ start: '09:00', end: '10:00' }} />)
  part('From', 'Minute').focus()
  await userEvent.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
})
