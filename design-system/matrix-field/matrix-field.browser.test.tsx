import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MatrixField, type MatrixPoints } from './index.tsx'

afterEach(cleanup)

const show = (width: number) =>
  render(
    <div style={{ width }}>
      <MatrixField
        label="Service"
        kind="radio"
        rows={[
          { id: 'r1', label: 'Price' },
          { id: 'r2', label: 'Speed' },
        ]}
        columns={[
          { id: 'c1', label: 'Bad' },
          { id: 'c2', label: 'Good' },
        ]}
        value={{}}
        onChange={() => {}}
        labels={{ clear: 'Clear', choose: 'Choose' }}
      />
    </div>,
  )
const box = (element: Element) => element.getBoundingClientRect()

test('with room the marks stand under their heads', () => {
  show(700)
  const head = box(screen.getByRole('columnheader', { name: 'Good' }))
  const mark = box(screen.getAllByRole('radio', { name: 'Good' })[0]!)
  const middle = mark.left + mark.width / 2
  expect(Math.abs(middle - (head.left + head.width / 2))).toBeLessThan(2)
})

test('without room each row is a card with a list', () => {
  show(400)
  const [bad, good] = [
    screen.getAllByRole('radio', { name: 'Bad' })[0]!,
    screen.getAllByRole('radio', { name: 'Good' })[0]!,
  ]
  expect(box(good).top).toBeGreaterThan(box(bad).bottom)
  expect(box(good).left).toBe(box(bad).left)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

function Sliders() {
  const [value, setValue] = useState<MatrixPoints>({ r1: 40 })
  return (
    <>
      <MatrixField
        label="Service"
        kind="slider"
        rows={[
          { id: 'r1', label: 'Price' },
          { id: 'r2', label: 'Speed' },
        ]}
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={setValue}
        labels={{ clear: 'Clear', choose: 'Choose' }}
        sliderLabels={{ field: 'As a number', notAnswered: 'Not answered', clear: 'Clear' }}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

test.each([
  ['{ArrowRight}', { r1: 45 }],
  ['{ArrowUp}', { r1: 45 }],
  ['{ArrowLeft}', { r1: 35 }],
  ['{ArrowDown}', { r1: 35 }],
  ['{PageUp}', { r1: 90 }],
  ['{PageDown}', { r1: 0 }],
  ['{Home}', { r1: 0 }],
  ['{End}', { r1: 100 }],
  // To its number field, past the button that takes it back, to the next row: unanswered, Enter takes where it waits.
  ['{Tab}{Tab}{Tab}{Enter}', { r1: 40, r2: 0 }],
  ['{Tab}{Tab}{Tab}{ArrowRight}', { r1: 40, r2: 5 }],
  ['{Tab}{ArrowUp}', { r1: 45 }],
  ['{Tab}{Tab}{Enter}', {}],
])('sliders: %s gives %j', async (keys, expected) => {
  render(<Sliders />)
  expect(screen.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuetext')).toBe('Not answered')
  screen.getByRole('slider', { name: 'Price' }).focus()
  await userEvent.keyboard(keys)
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(expected)
})

test('a slider, its number field and its button are named by the row', () => {
  render(<Sliders />)
  expect(screen.getByRole('rowheader', { name: 'Price' })).toBeTruthy()
  expect(screen.getByRole('spinbutton', { name: 'Price, As a number' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Price, Clear' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Speed, Clear' })).toBeNull()
})
