import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type NavItem, NavMenu } from './index.tsx'

afterEach(cleanup)

const items: NavItem[] = [
  { id: 'home', label: 'Home', href: '#home' },
  {
    id: 'forms',
    label: 'Forms',
    items: [
      { id: 'mine', label: 'My forms', href: '#mine' },
      { id: 'logs', label: 'Logs', items: [{ id: 'old', label: 'Old ones', href: '#old' }] },
    ],
  },
  { id: 'data', label: 'Data', href: '#data' },
  { id: 'system', label: 'System settings', href: '#system' },
]
const onNavigate = vi.fn()
const menu = (width: number, current = 'mine') => (
  <div style={{ width }}>
    <NavMenu
      label="Main"
      items={items}
      current={current}
      onNavigate={onNavigate}
      labels={{ more: 'More', newTab: 'opens in a new tab' }}
    />
  </div>
)
const focused = () => document.activeElement?.textContent

test('the page and the group above it are marked; a link of a sheet navigates', async () => {
  render(menu(900))
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  const forms = screen.getByRole('button', { name: 'Forms' })
  expect(forms.getAttribute('aria-current')).toBe('true')
  await userEvent.click(forms)
  const mine = await screen.findByRole('link', { name: 'My forms' })
  expect(mine.getAttribute('aria-current')).toBe('page')
  await userEvent.click(screen.getByRole('link', { name: 'Old ones' }))
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ id: 'old' })
})

test('arrow keys go through, Enter opens, arrow down goes in, Escape closes', async () => {
  render(menu(900))
  screen.getByRole('link', { name: 'Home' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Forms')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Forms' }).getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('My forms')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('button', { name: 'Forms' }).getAttribute('aria-expanded')).toBe('false')
  await expect.poll(focused).toBe('Forms')
})

test('what has no room goes under "more", and comes back', async () => {
  const { rerender } = render(menu(260, 'system'))
  const more = await screen.findByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('link', { name: 'System settings' })).toBeNull()
  const nav = screen.getByRole('navigation', { name: 'Main' })
  expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  await userEvent.click(more)
  expect((await screen.findByRole('link', { name: 'System settings' })).getAttribute('aria-current')).toBe('page')
  rerender(menu(900, 'system'))
  await expect.poll(() => screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('a sheet near the edge of the window is moved into it', async () => {
  const { container } = render(menu(150, 'home'))
  container.style.position = 'absolute'
  container.style.insetInlineEnd = '0'
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  const sheet = (await screen.findByRole('link', { name: 'Data' })).closest('[data-slot=nav-menu-sheet]')
  const box = sheet?.getBoundingClientRect()
  expect(box?.width).toBeGreaterThan(150)
  expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
