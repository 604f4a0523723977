import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
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

test('a scale too long for its line breaks in its middle', () => {
  render(
    <div style={{ width: 340 }}>
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
  const tops = screen.getAllByRole('radio').map((radio) => Math.round(radio.getBoundingClientRect().top))
  const [first] = tops
  expect(tops.filter((top) => top === first)).toHaveLength(5)
})
