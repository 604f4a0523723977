import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MatrixField } from './index.tsx'

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
