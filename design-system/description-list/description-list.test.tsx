import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DescriptionList } from './index.tsx'

afterEach(cleanup)

test('terms and details are a dl; what is empty is a dash', () => {
  render(
    <DescriptionList
      items={[
        { id: '1', term: 'Owner', detail: 'Anna' },
        { id: '2', term: 'Note', detail: '' },
        { id: '3', term: 'Replies', detail: 0 },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Owner', 'Note', 'Replies'])
  expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual(['Anna', '—', '0'])
})

test('copies by keyboard and says so', async () => {
  const user = userEvent.setup()
  render(
    <DescriptionList
      copyLabel="Copy"
      copiedLabel="Copied"
      items={[{ id: '1', term: 'Number', detail: 'No. 42', copy: '42' }]}
    />,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy Number' }))
  await user.keyboard('{Enter}')
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status')
  expect(await navigator.clipboard.readText()).toBe('42')
})
