import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countWords, WordCounter } from './index.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const labels = {
  count: (length: number, max: number | undefined) => `${length} of ${max ?? ''} characters`,
  left: (left: number) => `${left} left`,
  exceeded: (over: number) => `${over} too many`,
}
const rest = () => act(() => vi.advanceTimersByTime(1000))
const counter = () => document.querySelector('[data-slot=word-counter]')

test('shows length and limit; an emoji is one character', () => {
  render(<WordCounter text="ab😀" max={10} labels={labels} />)
  expect(counter()?.firstElementChild?.textContent).toBe('3/10')
  expect(screen.getByText('3 of 10 characters')).toBeTruthy()
})

test('marks what is exceeded, not by colour alone', () => {
  render(<WordCounter text="abcdef" max={5} labels={labels} />)
  expect(counter()?.getAttribute('data-exceeded')).toBe('true')
  expect(counter()?.firstElementChild?.textContent).toBe('! 6/5')
})

test('exactly full is not exceeded', () => {
  render(<WordCounter text="abcde" max={5} labels={labels} />)
  expect(counter()?.getAttribute('data-exceeded')).toBeNull()
})

test('announces near the limit when typing rests, and is silent before', () => {
  const { rerender } = render(<WordCounter text="12345" max={10} labels={labels} />)
  rest()
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<WordCounter text="123456789" max={10} labels={labels} />)
  expect(screen.getByRole('status').textContent).toBe('')
  rest()
  expect(screen.getByRole('status').textContent).toBe('1 left')
  rerender(<WordCounter text="123456789012" max={10} labels={labels} />)
  rest()
  expect(screen.getByRole('status').textContent).toBe('2 too many')
})

test('counts words by language', () => {
  expect(countWords('Hello, big world!', 'en')).toBe(3)
  expect(countWords('  ', 'en')).toBe(0)
  expect(countWords('今天天气很好', 'zh-cn')).toBeGreaterThan(1)
  render(<WordCounter text="one two" unit="words" locale="en" labels={labels} />)
  expect(counter()?.firstElementChild?.textContent).toBe('2')
})
