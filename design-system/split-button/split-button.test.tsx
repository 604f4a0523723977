import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SplitButton } from './index.tsx'

afterEach(cleanup)

function setUp(busy = false) {
  const publish = vi.fn()
  const later = vi.fn()
  render(
    <SplitButton
      label="Publish"
      onClick={publish}
      busy={busy}
      labels={{ more: (action) => `${action}: more options` }}
      items={[
        { id: 'later', label: 'Publish later', onSelect: later },
        { id: 'to', label: 'Publish to', items: [{ id: 'test', label: 'Test group', onSelect: later }] },
      ]}
    />,
  )
  return { publish, later }
}
const focused = () => document.activeElement?.textContent

test('Tab reaches the action and then the arrow; Enter presses, arrow down opens, Escape returns focus', async () => {
  const { publish, later } = setUp()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(publish).toHaveBeenCalledOnce()
  await userEvent.tab()
  const arrow = screen.getByRole('button', { name: 'Publish: more options' })
  expect(document.activeElement).toBe(arrow)
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Publish later')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(arrow))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(later).toHaveBeenCalledOnce()
})

test('arrow right opens the sub menu of an item', async () => {
  setUp()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(focused()).toBe('Test group'))
})

test('busy starts nothing, neither the action nor a relative', async () => {
  const { publish } = setUp(true)
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(publish).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish: more options' }).disabled).toBe(true)
})
