import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './index.tsx'

afterEach(cleanup)

const items = [
  { id: 'a', title: 'General', content: 'Name and logo' },
  { id: 'b', title: 'Locked', content: 'Never seen', disabled: true },
  { id: 'c', title: 'Rules', content: 'Who may answer' },
]
const head = (name: string) => screen.getByRole('button', { name })

test.each([
  ['{ArrowDown}', 'Rules'],
  ['{ArrowDown}{ArrowDown}', 'General'],
  ['{ArrowUp}', 'Rules'],
  ['{End}', 'Rules'],
  ['{End}{Home}', 'General'],
])('keys %s go to %s', async (keys, expected) => {
  render(<Accordion items={items} />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(document.activeElement).toBe(head(expected))
})

test('Enter and Space fold; heads are headings; content is a region named by its head', async () => {
  const onChange = vi.fn()
  render(<Accordion items={items} headingLevel={4} onChange={onChange} />)
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'General' }).textContent).toBe('Name and logo')
  await userEvent.keyboard('{ArrowDown} ')
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c'])
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(['a'])
})

test('single: opening one closes the other', async () => {
  render(<Accordion items={items} single defaultValue={['a']} />)
  await userEvent.click(head('Rules'))
  expect(head('General').getAttribute('aria-expanded')).toBe('false')
  expect(head('Rules').getAttribute('aria-expanded')).toBe('true')
})

test('controlled, it shows what it is told', () => {
  render(<Accordion items={items} value={['c']} />)
  expect(screen.getByText('Who may answer')).toBeTruthy()
  expect(screen.queryByText('Name and logo')).toBeNull()
})
