import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TrendLine } from './index.tsx'

const labels = { item: 'Day', value: 'Answers', showTable: 'Show as table', hideTable: 'Hide table' }
const points = [
  { id: 'a', label: '20 Nov', value: 1200 },
  { id: 'b', label: '21 Nov', value: 7 },
]

it('says the same as a table', async () => {
  render(<TrendLine title="1,207 answers" points={points} labels={labels} locale="en" />)
  expect(screen.queryByRole('table')).toBeNull()
  const toggle = screen.getByRole('button', { name: 'Show as table' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(toggle)
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['DayAnswers', '20 Nov1,200', '21 Nov7'])
  await userEvent.click(screen.getByRole('button', { name: 'Hide table' }))
  expect(screen.queryByRole('table')).toBeNull()
})

it('draws one point and no points without a fault', () => {
  const { container, rerender } = render(<TrendLine title="one" points={points.slice(0, 1)} labels={labels} />)
  expect(container.innerHTML).not.toContain('NaN')
  rerender(<TrendLine title="none" points={[]} labels={labels} />)
  expect(container.innerHTML).not.toContain('NaN')
})
