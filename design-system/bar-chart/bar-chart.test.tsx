import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BarChart } from './index.tsx'

afterEach(cleanup)

const labels = {
  item: 'Option',
  count: 'Count',
  share: 'Share',
  showTable: 'As table',
  hideTable: 'As chart',
  none: 'No answers',
}

test('the same numbers as bars and as a table', async () => {
  render(
    <BarChart
      title="Colour"
      locale="en"
      labels={labels}
      rows={[
        { id: 'r', label: 'Red', count: 1500 },
        { id: 'g', label: 'Green', count: 500 },
      ]}
    />,
  )
  const figure = screen.getByRole('figure', { name: 'Colour' })
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Red1,500 (75%)', 'Green500 (25%)'])
  await userEvent.click(screen.getByRole('button', { name: 'As table' }))
  expect(screen.getByRole('row', { name: 'Green 500 25%' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'As chart' }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('says so when there are no answers', () => {
  render(<BarChart title="Colour" labels={labels} rows={[{ id: 'r', label: 'Red', count: 0 }]} />)
  expect(screen.getByText('No answers')).toBeTruthy()
})
