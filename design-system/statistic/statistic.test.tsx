import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Statistic } from './index.tsx'

afterEach(cleanup)

test('reads the final value, with commas and without decimals, while it still counts', () => {
  render(<Statistic label="Answers" value={12345.4} suffix=" today" />)
  expect(screen.getByRole('term').textContent).toBe('Answers')
  const value = screen.getByRole('definition')
  expect(value.querySelector('.sr-only')?.textContent).toBe('12,345 today')
  expect(value.querySelector('[data-slot=count-up-value]')?.textContent).toBe('0 today')
})

test('an unknown value is a dash, zero is a value', () => {
  const { rerender } = render(<Statistic label="Mean" value={undefined} />)
  expect(screen.getByRole('definition').textContent).toBe('–')
  rerender(<Statistic label="Mean" value={0} duration={0} />)
  expect(screen.getByRole('definition').textContent).toContain('0')
})

test('a change is told in words; its colour says whether it is welcome', () => {
  const change = { direction: 'up', text: '12 % more than last week' } as const
  const { rerender } = render(<Statistic label="Errors" value={7} duration={0} change={{ ...change, good: false }} />)
  const drawn = () => screen.getByText('12 % more than last week').parentElement?.className
  expect(drawn()).toContain('text-danger-text')
  rerender(<Statistic label="Answers" value={7} duration={0} change={{ ...change, good: true }} />)
  expect(drawn()).toContain('text-success-text')
  rerender(<Statistic label="Answers" value={7} duration={0} change={change} />)
  expect(drawn()).toContain('text-muted')
})
