import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NumberInput, type NumberInputProps } from './index.tsx'
import { formatNumber, parseNumberText, plainNumber } from './number-text.ts'

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

/** As the public page has it: what cannot be read is kept as text. */
function Judged({ spy, onUnread, ...props }: Partial<NumberInputProps> & { spy: (value: number | undefined) => void }) {
  const [answer, setAnswer] = useState<number | string | undefined>()
  return (
    <NumberInput
      label="Amount"
      {...props}
      value={typeof answer === 'number' ? answer : undefined}
      unread={typeof answer === 'string' ? answer : undefined}
      onChange={(next) => {
        spy(next)
        setAnswer(next)
      }}
      onUnread={(text) => {
        onUnread?.(text)
        setAnswer(text)
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

test('a number with too many decimals is never made another one: it stays and is an error', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} precision={1} value={3} labels={{ unread: 'Not readable' }} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '1.256')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(field().value).toBe('1.256')
  expect(field()).toHaveProperty('ariaInvalid', 'true')
  expect(screen.getByRole('alert').textContent).toBe('Not readable')
  expect(spy).toHaveBeenLastCalledWith(1.2)
  await userEvent.clear(field())
  await userEvent.type(field(), '1.25{Backspace}')
  await userEvent.tab()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who judges elsewhere hears of every number, and of what is none as text', async () => {
  const unread = vi.fn()
  const spy = vi.fn()
  render(<Judged onUnread={unread} spy={spy} precision={0} />)
  await userEvent.type(field(), '1.5')
  expect(spy).toHaveBeenLastCalledWith(1.5)
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste('about 12')
  expect(unread).toHaveBeenLastCalledWith('about 12')
  await userEvent.tab()
  expect(field().value).toBe('about 12')
  await userEvent.clear(field())
  expect(spy).toHaveBeenLastCalledWith(undefined)
})

describe('in German', () => {
  test.each([
    ['1.500', 1500, '1500'],
    ['1.234,5', 1234.5, '1234,5'],
    ['12.345,5', 12345.5, '12.345,5'],
    ['1,5', 1.5, '1,5'],
    ['1.5', 1.5, '1,5'],
  ])('%s, typed or pasted, is %d and stands there as %s', async (text, value, shown) => {
    for (const enter of [userEvent.type, (_: Element, content: string) => userEvent.paste(content)]) {
      const spy = vi.fn()
      render(<Live spy={spy} locale="de" precision={2} />)
      await userEvent.click(field())
      await enter(field(), text)
      await userEvent.tab()
      expect(spy).toHaveBeenLastCalledWith(value)
      expect(field().value).toBe(shown)
      cleanup()
    }
  })

  test('marks between thousands give way to whoever changes a digit', async () => {
    const spy = vi.fn()
    render(<Live spy={spy} locale="de" value={12345} />)
    expect(field().value).toBe('12.345')
    await userEvent.click(field())
    expect(field().value).toBe('12345')
    await userEvent.type(field(), '6')
    expect(spy).toHaveBeenLastCalledWith(123456)
    await userEvent.tab()
    expect(field().value).toBe('123.456')
  })

  test('the language around it counts, and a change of it rewrites the number', () => {
    const { rerender } = render(<NumberInput label="Amount" value={1.5} onChange={() => {}} locale="de" />)
    expect(field().value).toBe('1,5')
    rerender(<NumberInput label="Amount" value={1.5} onChange={() => {}} locale="en" />)
    expect(field().value).toBe('1.5')
  })
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
  expect(field().value).toBe('12')
})

test('full-width digits typed into the middle of a number leave the cursor behind them', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={90} />)
  await userEvent.type(field(), '１２', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(spy).toHaveBeenLastCalledWith(9120)
  expect(field().value).toBe('9120')
  expect(field().selectionStart).toBe(3)
})

describe('number text', () => {
  test.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1,234,567', 1234567],
    ['en', '3,5', 3.5],
    ['en', '−2', -2],
    ['en', '+4', 4],
    ['zh-CN', '１２．５', 12.5],
    ['zh-CN', '12。5', 12.5],
    ['zh-CN', '1,500', 1500],
    ['de', '1.500', 1500],
    ['de', '1,500', 1.5],
    ['de', '1,234.5', 1234.5],
    ['de', '0.125', 0.125],
    ['de', '1.', 1],
    ['fr', '1\u202f500,25', 1500.25],
    ['fr', '1 500', 1500],
    ['hi', '12,34,567', 1234567],
    ['ar', '١٢٫٥', 12.5],
    ['th', '๑๒', 12],
  ])('in %s, %s is %d', (locale, text, value) => expect(parseNumberText(text, locale)).toBe(value))
  test.each([
    ['en', '1e5'],
    ['en', '--1'],
    ['en', '1.2.3'],
    ['en', 'NaN'],
    ['en', '1234567890123456'],
    // Thousands to one reader, and thousandths to another.
    ['fr', '1.500'],
    ['pl', '1,234.567,8'],
    ['de', '1.2345'],
    ['de', '1.234.5'],
    ['de', '1.500 €'],
  ])('in %s, %s is refused', (locale, text) => expect(parseNumberText(text, locale)).toBeUndefined())
  test('unfinished text is no number', () => {
    expect(['', '-', '+', '.', '-.'].map((text) => parseNumberText(text))).toEqual(Array(5).fill(undefined))
  })
  test('numbers are written without exponents, and read again as what they were', () => {
    expect(formatNumber(1e21)).toBe('1,000,000,000,000,000,000,000')
    expect(formatNumber(1e-7)).toBe('0.0000001')
    for (const locale of ['de', 'fr', 'en', 'zh-CN', 'ru', 'th', 'pl', 'hi', 'ar'])
      for (const value of [0, -1.5, 12345.678, 1234567, 0.001, 2026]) {
        expect(parseNumberText(formatNumber(value, locale), locale)).toBe(value)
        expect(parseNumberText(plainNumber(value, locale), locale)).toBe(value)
      }
  })
})
