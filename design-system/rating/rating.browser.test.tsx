import '../styles/index.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Rating } from './index.tsx'

afterEach(cleanup)

function Live({ allowHalf = false }: { allowHalf?: boolean }) {
  const [value, setValue] = useState<number | undefined>(2)
  return (
    <>
      <Rating
        label="Service"
        allowHalf={allowHalf}
        value={value}
        onChange={setValue}
        itemLabel={(n) => `${n} stars`}
        clearLabel="Clear"
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const value = () => screen.getByRole('status').textContent

test('arrows move and choose, and skip nothing', async () => {
  render(<Live allowHalf />)
  screen.getByRole('radio', { name: '2 stars' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(value()).toBe('2.5')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(value()).toBe('3.5')
  await userEvent.keyboard('0')
  expect(value()).toBe('none')
})

test('the left half of a star is half a point, the right half a whole one', async () => {
  render(<Live allowHalf />)
  await userEvent.click(screen.getByRole('radio', { name: '3.5 stars' }))
  expect(value()).toBe('3.5')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  expect(value()).toBe('4')
})

test('every point is at least 44 px in both directions', () => {
  render(<Live />)
  for (const radio of screen.getAllByRole('radio')) {
    const { width, height } = radio.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

const numbersIn = (width: number) => {
  const { unmount } = render(
    <div style={{ width }}>
      <Rating
        label="Service"
        icon="number"
        max={10}
        value={undefined}
        onChange={() => undefined}
        itemLabel={(n) => `${n} points`}
        clearLabel="Clear"
      />
    </div>,
  )
  const boxes = screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect())
  unmount()
  return boxes
}

test('numbers share their line, each a target of 24 px and more', () => {
  for (const width of [340, 640]) {
    const boxes = numbersIn(width)
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(24)
      expect(box.height).toBeGreaterThanOrEqual(44)
    }
  }
})

test('a scale too long for its line breaks in its middle', () => {
  const tops = numbersIn(240).map(({ top }) => Math.round(top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5)
})

test('choosing a number moves none of them', () => {
  function Chosen() {
    const [value, setValue] = useState<number | undefined>()
    return (
      <div style={{ width: 300 }}>
        <Rating
          label="Service"
          icon="number"
          value={value}
          onChange={setValue}
          itemLabel={(n) => `${n} points`}
          clearLabel="Clear"
        />
      </div>
    )
  }
  render(<Chosen />)
  const places = () => screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().left)
  const before = places()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => screen.getByRole('radio', { name: '4 points' }).click())
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible()
  expect(places()).toEqual(before)
})

test('ten stars fit a line of a phone', () => {
  render(
    <div style={{ width: 335 }}>
      <Rating
        label="Service"
        max={10}
        value={undefined}
        onChange={() => undefined}
        itemLabel={(n) => `${n} stars`}
        clearLabel="Clear"
      />
    </div>,
  )
  const boxes = screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
  for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(24)
})
