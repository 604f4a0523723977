import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { HoverCard } from './index.tsx'

afterEach(cleanup)

const card = (
  <HoverCard content="36 people">
    <a href="#sales">Sales</a>
  </HoverCard>
)

// First: the pointer stays where a test leaves it.
test('shows on focus; Escape hides it and focus stays', async () => {
  render(card)
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Sales' })
  expect(document.activeElement).toBe(link)
  await screen.findByText('36 people', {}, { timeout: 5000 })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByText('36 people'), { timeout: 5000 }).toBeNull()
  expect(document.activeElement).toBe(link)
})

test('shows on hover and stays while the pointer is on the card', async () => {
  render(card)
  await userEvent.hover(screen.getByRole('link', { name: 'Sales' }))
  const content = await screen.findByText('36 people', {}, { timeout: 5000 })
  await userEvent.hover(content)
  await new Promise((resolve) => setTimeout(resolve, 350))
  expect(screen.getByText('36 people')).toBeTruthy()
})
