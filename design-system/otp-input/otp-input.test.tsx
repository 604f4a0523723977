import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OtpInput, type OtpInputProps } from './index.tsx'

afterEach(cleanup)

function Live(props: Partial<OtpInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <OtpInput label="Code" {...props} value={value} onChange={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
const boxes = () => [...document.querySelectorAll('[data-slot=otp-input-box]')].map((box) => box.textContent)

test('digits fill the boxes, other signs do not, the last one completes', async () => {
  const onComplete = vi.fn()
  render(<Live onComplete={onComplete} length={4} />)
  await userEvent.type(field(), '1a2-3')
  expect(boxes()).toEqual(['1', '2', '3', ''])
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field(), '45')
  expect(boxes()).toEqual(['1', '2', '3', '4'])
  expect(onComplete).toHaveBeenCalledTimes(1)
  expect(onComplete).toHaveBeenCalledWith('1234')
})

test('Backspace takes back the last digit', async () => {
  render(<Live value="123" />)
  await userEvent.type(field(), '{Backspace}{Backspace}')
  expect(field().value).toBe('1')
})

test.each(['123 456', '123-456', '１２３４５６', 'Code: 123456.'])('%s can be pasted', async (text) => {
  render(<Live />)
  await userEvent.click(field())
  await userEvent.paste(text)
  expect(field().value).toBe('123456')
})

test('letters are upper case where they count', async () => {
  render(<Live letters length={4} />)
  await userEvent.type(field(), 'ab1c')
  expect(field().value).toBe('AB1C')
})

test('phones may fill it from the message', () => {
  render(<Live />)
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
})
