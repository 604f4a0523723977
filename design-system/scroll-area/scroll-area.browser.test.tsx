import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ScrollArea } from './index.tsx'

afterEach(cleanup)

const area = (lines: number) => (
  <ScrollArea label="Log" className="h-32">
    {Array.from({ length: lines }, (_, n) => `Line ${n}`).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </ScrollArea>
)

test('with something out of sight it is a region that takes focus and scrolls by keyboard', async () => {
  render(area(50))
  const region = await screen.findByRole('region', { name: 'Log' })
  await userEvent.tab()
  expect(document.activeElement).toBe(region)
  await userEvent.keyboard('{End}')
  await expect.poll(() => region.scrollTop).toBeGreaterThan(300)
})

test('when everything fits it is no stop on the way', async () => {
  const { rerender } = render(area(50))
  await screen.findByRole('region', { name: 'Log' })
  rerender(area(2))
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
  expect(document.querySelector('[data-slot=scroll-area]')?.hasAttribute('tabindex')).toBe(false)
})
