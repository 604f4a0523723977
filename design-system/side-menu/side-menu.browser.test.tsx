import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type NavItem, SideMenu, type SideMenuProps } from './index.tsx'

afterEach(cleanup)
beforeEach(() => onNavigate.mockClear())

const items: NavItem[] = [
  { id: 'home', label: 'Home', icon: 'home', href: '#home' },
  {
    id: 'forms',
    label: 'Forms',
    icon: 'file',
    items: [
      { id: 'mine', label: 'My forms', href: '#mine' },
      { id: 'bin', label: 'Bin', href: '#bin' },
    ],
  },
  {
    id: 'system',
    label: 'System',
    icon: 'settings',
    items: [{ id: 'logs', label: 'Logs', items: [{ id: 'old', label: 'Old ones', href: '#old' }] }],
  },
  { id: 'help', label: 'Help', icon: 'info', href: 'https://example.org', external: true },
]
const onNavigate = vi.fn()
const menu = (props: Partial<SideMenuProps> = {}) => (
  <SideMenu label="Main" items={items} onNavigate={onNavigate} labels={{ newTab: 'opens in a new tab' }} {...props} />
)
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const group = (name: string) => screen.getByRole('button', { name })
const expanded = (name: string) => group(name).getAttribute('aria-expanded')

test('the page is current, the groups above it are open, others closed; another page opens its own', () => {
  const { rerender } = render(menu({ current: 'mine' }))
  expect(screen.getByRole('link', { name: 'My forms' }).getAttribute('aria-current')).toBe('page')
  expect([expanded('Forms'), expanded('System')]).toEqual(['true', 'false'])
  rerender(menu({ current: 'old' }))
  expect([expanded('Forms'), expanded('System'), expanded('Logs')]).toEqual(['true', 'true', 'true'])
})

test('unique: opening a group closes its siblings, not the groups above', async () => {
  render(menu({ current: 'mine', uniqueOpen: true }))
  await userEvent.click(group('System'))
  expect([expanded('Forms'), expanded('System')]).toEqual(['false', 'true'])
  await userEvent.click(group('Logs'))
  expect([expanded('System'), expanded('Logs')]).toEqual(['true', 'true'])
})

test('all open at first, when asked for', () => {
  render(menu({ defaultOpen: 'all' }))
  expect([expanded('Forms'), expanded('System'), expanded('Logs')]).toEqual(['true', 'true', 'true'])
})

test('arrows walk what is in sight, open, enter, leave and close; Home and End', async () => {
  render(menu())
  screen.getByRole('link', { name: 'Home' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Forms')
  await userEvent.keyboard('{ArrowRight}')
  expect(expanded('Forms')).toBe('true')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('Bin')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Forms')
  await userEvent.keyboard('{ArrowLeft}')
  expect(expanded('Forms')).toBe('false')
  await userEvent.keyboard('{End}')
  expect(focused()).toContain('Help')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Home')
  await userEvent.keyboard('{Enter}')
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ id: 'home' })
})

test('right to left, the arrows are mirrored', async () => {
  render(<div dir="rtl">{menu()}</div>)
  group('Forms').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(expanded('Forms')).toBe('true')
  await userEvent.keyboard('{ArrowRight}')
  expect(expanded('Forms')).toBe('false')
})

test('folded: 64 px of named icons; Enter opens a sheet with the pages, Escape closes and focus returns', async () => {
  render(menu({ folded: true, current: 'mine' }))
  expect(screen.getByRole('navigation', { name: 'Main' }).offsetWidth).toBe(64)
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
  const forms = group('Forms')
  expect(forms.getAttribute('aria-current')).toBe('true')
  forms.focus()
  await userEvent.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Forms' })
  await expect.poll(focused).toBe('My forms')
  expect(sheet.getBoundingClientRect().left).toBeGreaterThanOrEqual(64)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(forms)
})

test('folded: a resting mouse shows the sheet without taking focus; choosing a page closes it', async () => {
  render(menu({ folded: true }))
  screen.getByRole('link', { name: 'Home' }).focus()
  await userEvent.hover(group('Forms'))
  await screen.findByRole('dialog', { name: 'Forms' })
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }))
  await userEvent.click(screen.getByRole('link', { name: 'Bin' }))
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ id: 'bin' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  // Longer than a mouse has to rest: that it came in over the sheet does not open it again.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an external link opens a tab and is not taken by the router', () => {
  render(menu())
  const help = screen.getByRole('link', { name: 'Help opens in a new tab' })
  expect(help.getAttribute('target')).toBe('_blank')
})
