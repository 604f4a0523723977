import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Breadcrumb } from './index.tsx'

afterEach(cleanup)

const way = (length: number) => Array.from({ length }, (_, n) => ({ id: `${n}`, label: `Level ${n}`, href: `#${n}` }))
const render6 = (max?: number, onNavigate = vi.fn()) => {
  render(<Breadcrumb items={way(6)} label="You are here" moreLabel="More levels" max={max} onNavigate={onNavigate} />)
  return onNavigate
}

test('the last item is the current page and no link', () => {
  render(<Breadcrumb items={way(3)} label="You are here" moreLabel="More" />)
  const nav = screen.getByRole('navigation', { name: 'You are here' })
  expect(within(nav).getAllByRole('link')).toHaveLength(2)
  expect(within(nav).getByText('Level 2').closest('[aria-current]')?.getAttribute('aria-current')).toBe('page')
  expect(within(nav).queryByRole('button')).toBeNull()
})

test('a level without a page is text', () => {
  render(<Breadcrumb items={[{ id: 'g', label: 'System' }, ...way(2)]} label="Here" moreLabel="More" />)
  expect(screen.queryByRole('link', { name: 'System' })).toBeNull()
  expect(screen.getByText('System')).toBeTruthy()
})

test.each([
  [4, ['Level 0', 'Level 4']],
  [2, ['Level 0']],
  [6, ['Level 0', 'Level 1', 'Level 2', 'Level 3', 'Level 4']],
])('at most %i levels: the middle is left out', (max, links) => {
  render6(max)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links)
  expect(screen.getByText('Level 5')).toBeTruthy()
})

test('the levels left out open by keyboard, are links, and close when followed', async () => {
  const onNavigate = render6(
    4,
    vi.fn((_, event) => event.preventDefault()),
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More levels' }))
  await userEvent.keyboard('{Enter}')
  const rest = screen.getByRole('dialog', { name: 'More levels' })
  expect(
    within(rest)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Level 1', 'Level 2', 'Level 3'])
  await userEvent.click(within(rest).getByRole('link', { name: 'Level 2' }))
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ id: '2' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
