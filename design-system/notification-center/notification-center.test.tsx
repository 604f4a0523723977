import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Notice, NotificationCenter, type NotificationCenterProps } from './index.tsx'

afterEach(cleanup)

const notices: Notice[] = [
  { id: '1', title: 'New answer', text: 'To Survey 2026', href: '/data', unread: true },
  { id: '2', title: 'Export is ready', href: '/jobs', unread: true },
  { id: '3', title: 'Welcome' },
]
const onOpen = vi.fn()
const onReadAll = vi.fn()
const center = (props: Partial<NotificationCenterProps> = {}) => (
  <NotificationCenter
    notices={notices}
    onOpen={onOpen}
    onReadAll={onReadAll}
    labels={{
      button: (unread) => `Notices, ${unread} unread`,
      title: 'Notices',
      readAll: 'Mark all as read',
      unread: 'New',
      emptyTitle: 'Nothing new',
      emptyText: 'News appear here.',
    }}
    {...props}
  />
)
const count = () => bell().querySelector('[data-slot=notification-count]')?.textContent
const bell = () => screen.getByRole('button', { name: /^Notices/ })

test('the bell tells how many are unread, in sight at most 99+', () => {
  const { rerender } = render(center())
  expect(screen.getByRole('button', { name: 'Notices, 2 unread' })).toBeTruthy()
  expect(count()).toBe('2')
  rerender(center({ unread: 120 }))
  expect(screen.getByRole('button', { name: 'Notices, 120 unread' })).toBeTruthy()
  expect(count()).toBe('99+')
  rerender(center({ unread: 0 }))
  expect(count()).toBeUndefined()
})

test('a feed of articles: Page Down and Page Up walk, Enter on the link opens and closes, focus returns', async () => {
  render(center())
  bell().focus()
  await userEvent.keyboard('{Enter}')
  const feed = await screen.findByRole('feed', { name: 'Notices' })
  const articles = screen.getAllByRole('article')
  expect(feed.contains(articles[0] ?? null)).toBe(true)
  expect(articles.map((each) => [each.getAttribute('aria-posinset'), each.getAttribute('aria-setsize')])).toEqual([
    ['1', '3'],
    ['2', '3'],
    ['3', '3'],
  ])
  expect(screen.getByRole('article', { name: 'New answer', description: 'To Survey 2026' })).toBe(articles[0])
  articles[0]?.focus()
  await userEvent.keyboard('{PageDown}')
  expect(document.activeElement).toBe(articles[1])
  await userEvent.keyboard('{PageDown}{PageDown}{PageUp}')
  expect(document.activeElement).toBe(articles[1])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Export is ready' }))
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ id: '2' })
  await waitFor(() => expect(screen.queryByRole('feed')).toBeNull())
  expect(document.activeElement).toBe(bell())
})

test('read all is offered while something is unread', async () => {
  const { rerender } = render(center())
  await userEvent.click(bell())
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(onReadAll).toHaveBeenCalledOnce()
  rerender(center({ notices: notices.map((notice) => ({ ...notice, unread: false })) }))
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('says when there is nothing', async () => {
  render(center({ notices: [] }))
  await userEvent.click(bell())
  expect(screen.getByText('Nothing new')).toBeTruthy()
  expect(screen.queryByRole('feed')).toBeNull()
})
