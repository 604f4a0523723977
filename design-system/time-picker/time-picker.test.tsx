import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TimePicker, type TimePickerProps } from './index.tsx'

afterEach(cleanup)

const labels = { hour: 'Hour', minute: 'Minute', second: 'Second', dayHalf: 'AM or PM', empty: 'empty', clear: 'Clear' }

function Live({ spy, ...props }: Partial<TimePickerProps> & { spy?: (time: string | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <TimePicker
      locale="de"
      labels={labels}
      label="Start"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

test('digits are typed straight through the parts', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} seconds />)
  await userEvent.click(part('Hour'))
  await userEvent.keyboard('174509')
  expect(spy).toHaveBeenLastCalledWith('17:45:09')
})

test('a digit that cannot be continued goes on at once', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(part('Hour'))
  await userEvent.keyboard('97')
  expect(part('Hour').value).toBe('09')
  expect(spy).toHaveBeenLastCalledWith('09:07')
  expect(document.activeElement).toBe(part('Minute'))
})

test.each([
  ['Hour', '{ArrowUp}', '00:30'],
  ['Hour', '{ArrowDown}', '22:30'],
  ['Hour', '{Home}', '00:30'],
  ['Hour', '{Home}{End}', '23:30'],
  ['Minute', '{ArrowUp}', '23:31'],
  ['Minute', '{PageUp}', '23:40'],
  ['Hour', '{ArrowRight}{ArrowDown}', '23:29'],
  ['Minute', '{ArrowLeft}{ArrowDown}', '22:30'],
])('in %s %s gives %s', async (name, keys, expected) => {
  const spy = vi.fn()
  render(<Live spy={spy} value="23:30" />)
  part(name).focus()
  await userEvent.keyboard(keys)
  expect(spy).toHaveBeenLastCalledWith(expected)
})

test('steps land on whole steps', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="09:52" minuteStep={15} />)
  part('Minute').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(spy).toHaveBeenLastCalledWith('09:45')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(spy).toHaveBeenLastCalledWith('09:15')
})

test('Backspace empties a part: no time until it is filled', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="09:30" />)
  part('Minute').focus()
  await userEvent.keyboard('{Backspace}')
  expect(spy).toHaveBeenLastCalledWith(undefined)
  expect(part('Hour').value).toBe('09')
  expect(part('Minute').getAttribute('aria-valuetext')).toBe('empty')
  await userEvent.keyboard('5')
  expect(spy).toHaveBeenLastCalledWith('09:05')
})

test('twelve hours: the halves are typed by letter, the value stays of 24', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} locale="en" value="09:30" />)
  part('AM or PM').focus()
  await userEvent.keyboard('p')
  expect(spy).toHaveBeenLastCalledWith('21:30')
  expect(part('AM or PM').getAttribute('aria-valuetext')).toBe('PM')
  part('Hour').focus()
  await userEvent.keyboard('12')
  expect(spy).toHaveBeenLastCalledWith('12:30')
  part('AM or PM').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(spy).toHaveBeenLastCalledWith('00:30')
  expect(part('Hour').value).toBe('12')
})

test('a time is pasted whole; clear empties everything', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(part('Hour'))
  await userEvent.paste('6:05 pm')
  expect(spy).toHaveBeenLastCalledWith('18:05')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
  expect(document.activeElement).toBe(part('Hour'))
})

test('read-only takes no keys', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="09:30" readOnly />)
  part('Hour').focus()
  await userEvent.keyboard('{ArrowUp}7{Backspace}')
  expect(spy).not.toHaveBeenCalled()
})
