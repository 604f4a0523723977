import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { HelpPanel } from './index.tsx'

afterEach(cleanup)

const labels = {
  title: 'Help',
  close: 'Close',
  search: 'Search the help',
  clear: 'Clear',
  none: 'Nothing found',
  back: 'All topics',
  found: (count: number) => `${count} topics`,
}
const topics = [
  { id: 'publish', title: 'Publish a form', group: 'Sharing', body: <p>Press Publish.</p> },
  { id: 'logic', title: 'Conditions', group: 'Editing', keywords: ['branch'], body: <p>Add one.</p> },
]

function Live({ topic }: { topic?: string }) {
  const [open, setOpen] = useState(false)
  const [id, setId] = useState<string | undefined>(topic)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ?
      </button>
      <HelpPanel
        open={open}
        onOpenChange={setOpen}
        topics={topics}
        topicId={id}
        onTopicChange={setId}
        labels={labels}
      />
    </>
  )
}

// The keyboard table.
test('search, open, go back and close by keys', async () => {
  const user = userEvent.setup()
  render(<Live />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Help' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search the help' }))
  await user.keyboard('branch')
  expect(screen.queryByRole('button', { name: 'Publish a form' })).toBeNull()
  expect(screen.getByText('1 topics')).toBeTruthy()
  await user.tab()
  if (document.activeElement === screen.queryByRole('button', { name: 'Clear' })) await user.tab()
  expect(document.activeElement?.textContent).toBe('Conditions')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Conditions' }))
  expect(screen.getByText('Add one.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All topics' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('branch')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('?')
})

test('what is not found is said, and the page stays usable', async () => {
  const user = userEvent.setup()
  render(<Live />)
  await user.click(screen.getByRole('button', { name: '?' }))
  await user.keyboard('zzz')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '?' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('opens on the topic it is told', async () => {
  const user = userEvent.setup()
  render(<Live topic="publish" />)
  await user.click(screen.getByRole('button', { name: '?' }))
  expect(screen.getByRole('article', { name: 'Publish a form' }).textContent).toContain('Press Publish.')
})
