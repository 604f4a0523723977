import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Changelog } from './index.tsx'

afterEach(cleanup)

const labels = {
  kinds: { added: 'New', changed: 'Changed', fixed: 'Fixed', removed: 'Gone', security: 'Security' },
  unseen: 'Not seen yet',
  empty: 'No releases yet',
}

test('the newest comes first, each change with its kind in words', () => {
  render(
    <Changelog
      label="What is new"
      releases={[
        { version: '1.0', date: '1 Oct', dateTime: '2026-10-01', changes: [{ kind: 'added', text: 'Forms' }] },
        {
          version: '1.1',
          date: '21 Nov',
          dateTime: '2026-11-21',
          unseen: true,
          changes: [{ kind: 'security', text: 'Sessions end on time' }],
        },
      ]}
      labels={labels}
    />,
  )
  const list = screen.getByRole('list', { name: 'What is new' })
  const headings = within(list).getAllByRole('heading', { level: 2 })
  expect(headings.map((each) => each.textContent)).toEqual(['1.1Not seen yet', '1.0'])
  const [newest] = within(list).getAllByRole('article')
  expect(newest?.textContent).toContain('SecuritySessions end on time')
})

test('without releases it says so', () => {
  render(<Changelog label="What is new" releases={[]} labels={labels} />)
  expect(screen.getByText('No releases yet')).toBeTruthy()
})
