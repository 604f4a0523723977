import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ColumnsRail, type ColumnsRailProps } from './index.tsx'

afterEach(cleanup)

const onNavigate = vi.fn()
const rail = (props: Partial<ColumnsRailProps> = {}) => (
  <ColumnsRail
    label="First level"
    current="forms"
    items={[
      { id: 'home', label: 'Home', icon: 'home', href: '#home' },
      { id: 'forms', label: 'Formularverwaltungsübersicht und Einstellungen', icon: 'file', href: '#mine' },
    ]}
    onNavigate={onNavigate}
    labels={{ newTab: 'opens in a new tab' }}
    {...props}
  />
)
const entry = () => screen.getByRole('link', { name: /Formular/ })

test('70 px wide, and a long label wraps inside instead of being cut', () => {
  render(rail())
  expect(screen.getByRole('navigation', { name: 'First level' }).offsetWidth).toBe(70)
  expect(entry().scrollWidth).toBeLessThanOrEqual(entry().clientWidth)
  expect(entry().clientHeight).toBeGreaterThan(60)
})

test.each([
  ['round', 3],
  ['card', 0],
  ['arrow', 0],
] as const)('%s: the mark lies on the current entry, %i px in, and moves with it', async (highlight, inset) => {
  const { container, rerender } = render(rail({ highlight }))
  const mark = () => container.querySelector('[data-slot=columns-rail-mark]')?.getBoundingClientRect()
  await expect.poll(() => mark()?.top).toBeCloseTo(entry().getBoundingClientRect().top + inset, 0)
  expect(mark()?.height).toBeCloseTo(entry().getBoundingClientRect().height - 2 * inset, 0)
  rerender(rail({ highlight, current: 'home' }))
  const home = screen.getByRole('link', { name: 'Home' }).getBoundingClientRect()
  await expect.poll(() => mark()?.top).toBeCloseTo(home.top + inset, 0)
})

test('current says group or page; Tab and Enter follow', async () => {
  const { rerender } = render(rail())
  expect(entry().getAttribute('aria-current')).toBe('true')
  rerender(rail({ currentIsPage: true }))
  expect(entry().getAttribute('aria-current')).toBe('page')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(entry())
  await userEvent.keyboard('{Enter}')
  expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ id: 'forms' })
})
