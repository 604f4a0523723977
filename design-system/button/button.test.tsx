import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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

test('a button with a cooldown takes one press in three seconds, keeps the focus and shows the time', () => {
  vi.useFakeTimers()
  const onClick = vi.fn()
  render(
    <Button cooldown onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.querySelector('[data-slot=cooldown]')).not.toBeNull()
  expect(document.activeElement).toBe(button)
  act(() => void vi.advanceTimersByTime(2999))
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(button.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a submit button cools down from the moment its work begins, not when something was missing', () => {
  vi.useFakeTimers()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" cooldown={2000} busy={busy}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(submit).toHaveBeenCalledTimes(2)
  rerender(form(true))
  act(() => void vi.advanceTimersByTime(500))
  rerender(form(false))
  fireEvent.click(button)
  expect(submit).toHaveBeenCalledTimes(2)
  act(() => void vi.advanceTimersByTime(1500))
  fireEvent.click(button)
  expect(submit).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
