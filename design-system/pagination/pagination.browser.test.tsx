import '../styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Size, SizeProvider } from '../size/index.tsx'
import { Pagination } from './index.tsx'

afterEach(cleanup)

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  total: (total: number) => `${total} in total`,
  page: (number: number) => `Page ${number}`,
  size: 'Rows per page',
  perPage: (size: number) => `${size} rows`,
  jump: 'Go to page',
}

test.each<[Size, number]>([
  ['default', 40],
  ['medium', 36],
  ['small', 32],
  ['mini', 28],
])('follows the size of the controls: %s is %i px high, also on a phone', async (size, height) => {
  for (const width of [375, 1440]) {
    await page.viewport(width, 700)
    render(
      <SizeProvider size={size}>
        <Pagination page={500} total={20_000} onChange={() => {}} labels={labels} />
      </SizeProvider>,
    )
    const nav = screen.getByRole('navigation', { name: 'Pages' })
    for (const button of within(nav).getAllByRole('button', { name: /Page|Previous|Next/ }))
      expect(button.getBoundingClientRect().height).toBe(height)
    const framed = ['combobox', 'spinbutton'].map((role) => within(nav).getByRole(role).closest('[data-slot]'))
    expect(framed.map((frame) => frame?.getBoundingClientRect().height)).toEqual([height, height])
    // First, last, current and its neighbours; the gaps take the other places.
    expect(within(nav).getAllByRole('button', { name: /^Page/ })).toHaveLength(width < 992 ? 3 : 5)
    expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
    cleanup()
  }
})
