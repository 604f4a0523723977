import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NumberInput, type NumberInputProps } from './index.tsx'
import { cleanNumberText, formatNumber, parseNumberText } from './number-text.ts'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<NumberInputProps> & { spy?: (value: number | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberInput
      label="Amount"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })

test('keeps what is not yet a number while it is typed', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.type(field(), '-')
  expect(field().value).toBe('-')
  expect(spy).not.toHaveBeenCalled()
  await userEvent.type(field(), '1.')
  expect(field().value).toBe('-1.')
  expect(spy).toHaveBeenLastCalledWith(-1)
  await userEvent.tab()
  expect(field().value).toBe('-1')
})

test('takes no more decimals than the precision, and none at 0', async () => {
  render(<Live precision={1} />)
  await userEvent.type(field(), '1.256')
  expect(field().value).toBe('1.2')
  cleanup()
  render(<Live precision={0} />)
  await userEvent.type(field(), '1.5')
  expect(field().value).toBe('15')
})

test('letters are refused, an emptied field reports undefined', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={7} />)
  await userEvent.type(field(), 'abc')
  expect(field().value).toBe('7')
  await userEvent.clear(field())
  expect(spy).toHaveBeenLastCalledWith(undefined)
})

test('arrows step within min and max and stay exact', async () => {
  render(<Live value={0.1} step={0.1} min={0} max={0.35} />)
  await userEvent.type(field(), '{ArrowUp}')
  expect(field().value).toBe('0.2')
  await userEvent.type(field(), '{ArrowUp}')
  expect(field().value).toBe('0.3')
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}')
  expect(field().value).toBe('0.35')
  expect(field().getAttribute('aria-valuenow')).toBe('0.35')
})

test('typing past the maximum is reported, not corrected', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} max={10} />)
  await userEvent.type(field(), '12')
  expect(spy).toHaveBeenLastCalledWith(12)
})

test('a value from outside replaces what was typed', () => {
  const { rerender } = render(<NumberInput label="Amount" value={1} onChange={() => {}} />)
  rerender(<NumberInput label="Amount" value={2} onChange={() => {}} />)
  expect(field().value).toBe('2')
})

test('full-width digits of an input method are understood when composition ends', () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: '１２' } })
  expect(spy).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  expect(spy).toHaveBeenLastCalledWith(12)
})

describe('number text', () => {
  test.each([
    ['1,234.5', '1234.5'],
    ['1,234,567', '1234567'],
    ['3,5', '3.5'],
    ['−2', '-2'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['+4', '+4'],
    ['', ''],
  ])('%s is read as %s', (raw, clean) => expect(cleanNumberText(raw, 2)).toBe(clean))
  test.each(['1e5', '--1', '1.2.3', 'NaN', '1234567890123456'])('%s is refused', (raw) =>
    expect(cleanNumberText(raw, 2)).toBeUndefined())
  test('unfinished text is no number', () => {
    expect(['', '-', '+', '.', '-.'].map(parseNumberText)).toEqual(Array(5).fill(undefined))
  })
  test('numbers are written without exponents', () => {
    expect(formatNumber(1e21)).toBe('1000000000000000000000')
    expect(formatNumber(1e-7)).toBe('0.0000001')
  })
})
