import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Timeline } from './index.tsx'

afterEach(cleanup)

test('an ordered list in the given order, with actor, event, time and comment', () => {
  render(
    <Timeline
      label="Approval log"
      entries={[
        { id: '1', actor: 'Anna', event: 'sent it', time: '14 March, 09:30', dateTime: '2026-03-14T01:30:00Z' },
        { id: '2', actor: 'Bert', event: 'rejected it', comment: 'The total\nis wrong', tone: 'danger', icon: 'x' },
        { id: '3', event: 'waiting for Carl', pending: true },
      ]}
    />,
  )
  const list = screen.getByRole('list', { name: 'Approval log' })
  expect(list.tagName).toBe('OL')
  const entries = within(list).getAllByRole('listitem')
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Annasent it14 March, 09:30',
    'Bertrejected itThe total\nis wrong',
    'waiting for Carl',
  ])
  expect(entries[0]?.querySelector('time')?.dateTime).toBe('2026-03-14T01:30:00Z')
})
