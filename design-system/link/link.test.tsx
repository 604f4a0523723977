import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Link, LinkButton } from './index.tsx'

afterEach(cleanup)

const labels = { newTab: '(opens in a new tab)' }

test('Enter follows; a router is asked only for plain clicks', async () => {
  const follow = vi.fn()
  const browser = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', browser, { once: false })
  render(
    <Link href="/forms" labels={labels} onFollow={follow}>
      Forms
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Forms' })
  link.focus()
  await userEvent.keyboard('{Enter}')
  expect(follow).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Control>}')
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(follow).toHaveBeenCalledTimes(1)
  document.removeEventListener('click', browser)
})

test('an external link says so and does not hand over the window', () => {
  render(
    <Link href="https://example.org" external labels={labels}>
      Handbook
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Handbook (opens in a new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noreferrer')
})

test('asChild draws the given element with the look and the mark, once', () => {
  render(
    <LinkButton asChild external labels={labels} iconStart={<svg aria-hidden="true" data-testid="icon" />}>
      <a href="/x" data-router="yes">
        Open
      </a>
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'Open (opens in a new tab)' })
  expect(link.dataset.router).toBe('yes')
  expect(link.className).toContain('inline-flex')
  expect(link.contains(screen.getByTestId('icon'))).toBe(true)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
