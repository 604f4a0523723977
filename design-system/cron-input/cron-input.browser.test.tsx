import '../styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { kitLabelsIn } from '../../.ladle/kit-labels.ts'
import { KitLabelsProvider } from '../labels/index.tsx'
import { CronInput } from './index.tsx'

afterEach(cleanup)

test.each([
  [327, 10],
  [640, 20],
])('at %i px the minutes stand in %i columns one can count by, each wide enough to hit', (width, columns) => {
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <div style={{ width }}>
        <CronInput label="When" locale="en" value="0 0,15 8 ? * MON-FRI" onChange={() => {}} />
      </div>
    </KitLabelsProvider>,
  )
  const minutes = screen
    .getAllByRole('group')
    .map((group) => within(group).queryAllByRole('button', { name: /^\d+$/ }))
    .find((each) => each.length === 60)
  const boxes = minutes?.map((each) => each.getBoundingClientRect()) ?? []
  const tops = [...new Set(boxes.map(({ top }) => top))]
  const inRow = (top: number) => boxes.filter((box) => box.top === top).length
  expect(tops.map(inRow)).toEqual(Array(60 / columns).fill(columns))
  for (const box of boxes) expect(box.width).toBeGreaterThanOrEqual(24)
})
