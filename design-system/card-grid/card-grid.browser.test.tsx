import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CardGrid, type CardGridProps } from './index.tsx'

afterEach(cleanup)

function boxes(width: number, props: Partial<CardGridProps<string>> = {}) {
  render(
    <div style={{ width }}>
      <CardGrid
        label="Forms"
        items={['a', 'b', 'c', 'd']}
        keyOf={(item) => item}
        render={(item) => <p>{item}</p>}
        {...props}
      />
    </div>,
  )
  return screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
}

test('span 8 is three of 24 columns with a gutter of 20', () => {
  const [first, second, third, fourth] = boxes(1000)
  expect(second!.left - first!.right).toBeCloseTo(20)
  expect(third!.right).toBeCloseTo(first!.left + 1000)
  expect(fourth!.left).toBe(first!.left)
  expect(fourth!.top - first!.bottom).toBeCloseTo(20)
})

test.each([
  [1000, 6, 4],
  [1000, 12, 2],
  [1000, 24, 1],
  [700, 8, 2],
  [360, 8, 1],
] as const)('%i px, span %i: %i beside each other', (width, span, count) => {
  const all = boxes(width, { span })
  expect(all.filter((box) => box.top === all[0]!.top)).toHaveLength(count)
})

test('cards of a row are equally high', () => {
  const all = boxes(1000, { render: (item) => <p>{item === 'a' ? 'long '.repeat(200) : item}</p> })
  expect(all[1]!.height).toBe(all[0]!.height)
  expect(screen.getByText('b').getBoundingClientRect().height).toBe(all[0]!.height)
})
