import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Collapsible } from './index.tsx'

afterEach(cleanup)

test.each(['{Enter}', ' '])('key "%s" shows and hides', async (key) => {
  const onOpenChange = vi.fn()
  render(
    <Collapsible title="Advanced" onOpenChange={onOpenChange}>
      Rare settings
    </Collapsible>,
  )
  const head = screen.getByRole('button', { name: 'Advanced' })
  await userEvent.tab()
  expect(head.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard(key)
  expect(screen.getByText('Rare settings').id).toBe(head.getAttribute('aria-controls'))
  await userEvent.keyboard(key)
  expect(screen.queryByText('Rare settings')).toBeNull()
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('disabled, it stays as it is', async () => {
  render(
    <Collapsible title="Advanced" disabled defaultOpen>
      Rare settings
    </Collapsible>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Advanced' }))
  expect(screen.getByText('Rare settings')).toBeTruthy()
})
