import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tag } from './index.tsx'

afterEach(cleanup)

test('is plain text without a handler', () => {
  render(<Tag text="urgent" />)
  expect(screen.getByTitle('urgent').textContent).toBe('urgent')
  expect(screen.queryByRole('button')).toBeNull()
})

test('is removed by keyboard, by a button that says what it removes', async () => {
  const onRemove = vi.fn()
  render(<Tag text="urgent" onRemove={onRemove} removeLabel="Remove" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove urgent' }))
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledOnce()
})
