import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from './index.tsx'

afterEach(cleanup)

const body = () => document.querySelector('[data-slot=dialog-body]')

test('a long text in a dialog scrolls by keyboard', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Terms" closeLabel="Close">
      <p style={{ height: 3000 }}>Words</p>
    </Dialog>,
  )
  await vi.waitFor(() => expect(body()?.getAttribute('tabindex')).toBe('0'))
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(body())
  await userEvent.keyboard('{PageDown}')
  await vi.waitFor(() => expect(body()?.scrollTop).toBeGreaterThan(50))
})

test('what fits, and what has something to focus, is no stop of its own', async () => {
  const { rerender } = render(
    <Dialog open onOpenChange={() => {}} title="Terms" closeLabel="Close">
      <p>Words</p>
    </Dialog>,
  )
  await new Promise((done) => setTimeout(done, 100))
  expect(body()?.hasAttribute('tabindex')).toBe(false)
  rerender(
    <Dialog open onOpenChange={() => {}} title="Terms" closeLabel="Close">
      <p style={{ height: 3000 }}>Words</p>
      <button type="button">Agree</button>
    </Dialog>,
  )
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.getByRole('button', { name: 'Agree' })).toBeTruthy()
  expect(body()?.hasAttribute('tabindex')).toBe(false)
})
