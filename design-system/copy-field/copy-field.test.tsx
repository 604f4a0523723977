import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CopyField } from './index.tsx'

afterEach(cleanup)

test('copies and says so', async () => {
  const user = userEvent.setup()
  render(<CopyField value="https://example.org/s/a" label="Link" copyLabel="Copy" copiedLabel="Copied" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('https://example.org/s/a')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Copied')
})
