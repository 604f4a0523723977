import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountUp, formatCount } from './index.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => document.querySelector('[data-slot=count-up-value]')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('counts for 3000 ms with commas and without decimals', () => {
  render(<CountUp value={12345.6} />)
  expect(shown()).toBe('0')
  pass(300)
  expect(Number(shown()?.replaceAll(',', ''))).toBeGreaterThan(1000)
  pass(2600)
  expect(shown()).not.toBe('12,346')
  pass(200)
  expect(shown()).toBe('12,346')
})

test('assistive technology reads the final value from the start', () => {
  render(<CountUp value={12345} suffix=" answers" />)
  expect(screen.getByText('12,345 answers', { selector: '.sr-only' })).toBeTruthy()
  expect(document.querySelector('[data-slot=count-up-value]')?.getAttribute('aria-hidden')).toBe('true')
})

test('a new value is reached from the old one', () => {
  const { rerender } = render(<CountUp value={1000} duration={1000} />)
  pass(1100)
  rerender(<CountUp value={2000} duration={1000} />)
  pass(100)
  expect(Number(shown()?.replaceAll(',', ''))).toBeGreaterThanOrEqual(1000)
  pass(1000)
  expect(shown()).toBe('2,000')
})

test('under reduced motion the value is there at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  render(<CountUp value={12345} />)
  expect(shown()).toBe('12,345')
})

test.each([
  [0, 0, ',', '0'],
  [999, 0, ',', '999'],
  [1234567.891, 2, ',', '1,234,567.89'],
  [-1234.5, 1, ' ', '-1 234.5'],
  [-0.2, 0, ',', '0'],
])('%d with %i decimals is written with %j as %j', (value, decimals, separator, text) =>
  expect(formatCount(value, decimals, separator)).toBe(text))
