import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressCircle } from './index.tsx'

afterEach(cleanup)

const offset = (container: HTMLElement) => {
  const ring = container.querySelector('[data-slot=progress-circle-fill]')
  return Number(ring?.getAttribute('stroke-dashoffset')) / Number(ring?.getAttribute('stroke-dasharray'))
}

test.each([
  [0, 1],
  [25, 0.75],
  [100, 0],
  [140, 0],
  [-5, 1],
])('%i of 100 leaves %f of the ring empty', (value, empty) => {
  const { container } = render(<ProgressCircle value={value} label="Quota" />)
  expect(offset(container)).toBeCloseTo(empty)
  expect(screen.getByRole('progressbar', { name: 'Quota' }).getAttribute('aria-valuenow')).toBe(String(value))
})

test('tells its value in words, as a meter where it is a fact', () => {
  render(<ProgressCircle value={340} max={500} label="Answers" valueText="340 of 500" meter />)
  const meter = screen.getByRole('meter', { name: 'Answers' })
  expect(meter.getAttribute('aria-valuetext')).toBe('340 of 500')
  expect(meter.textContent).toBe('340 of 500')
})

test('an unknown end is a progressbar without a value', () => {
  render(<ProgressCircle value={undefined} label="Working" meter />)
  expect(screen.getByRole('progressbar', { name: 'Working' }).hasAttribute('aria-valuenow')).toBe(false)
})
