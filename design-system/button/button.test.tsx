import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SizeProvider } from '../size/index.tsx'
import { Button } from './index.tsx'

afterEach(cleanup)

test('busy keeps label and focus, and swallows clicks and submits', async () => {
  const onClick = vi.fn()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save', busy: true })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('does not submit a form unless asked to', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('takes its size from the context, its own size first', () => {
  render(
    <SizeProvider size="mini">
      <Button>A</Button>
      <Button size="medium">B</Button>
    </SizeProvider>,
  )
  expect(screen.getByRole('button', { name: 'A' }).className).toContain('min-h-control-mini')
  expect(screen.getByRole('button', { name: 'B' }).className).toContain('min-h-control-medium')
})
