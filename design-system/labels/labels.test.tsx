import { cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/index.tsx'
import { PasswordInput } from '../password-input/index.tsx'
import { type KitLabels, KitLabelsProvider, useLabels } from './index.tsx'

// The words of one component are enough for these tests.
const kit = {
  dialog: { close: 'Close' },
  'password-input': { show: 'Show', capsLock: 'Caps Lock is on' },
} as KitLabels
const Around = ({ children }: { children: ReactNode }) => <KitLabelsProvider labels={kit}>{children}</KitLabelsProvider>

afterEach(cleanup)

test('a component says the words around it, and its own where it has some', () => {
  render(<PasswordInput label="Password" value="" onChange={() => {}} labels={{ show: 'Reveal' }} />, {
    wrapper: Around,
  })
  expect(screen.getByRole('button', { name: 'Reveal' })).toBeTruthy()
  cleanup()
  render(<PasswordInput label="Password" value="" onChange={() => {}} />, { wrapper: Around })
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy()
})

test('a single word is a prop of its own, and says the words around it when it is left out', () => {
  const dialog = { open: true, onOpenChange: () => {}, title: 'Rename', children: 'text' }
  render(<Dialog {...dialog} />, { wrapper: Around })
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  cleanup()
  render(<Dialog {...dialog} closeLabel="Leave it" />)
  expect(screen.getByRole('button', { name: 'Leave it' })).toBeTruthy()
})

test('own words leave the other ones as they are', () => {
  const { result } = renderHook(() => useLabels('password-input', { show: 'Reveal' }), { wrapper: Around })
  expect(result.current).toEqual({ show: 'Reveal', capsLock: 'Caps Lock is on' })
})

test('complete own words need no provider: the public page has none', () => {
  const own = { show: 'Reveal', capsLock: 'Caps' }
  const { result } = renderHook(() => useLabels('password-input', own))
  expect(result.current).toBe(own)
})

test('the words stay the same object while nothing changes', () => {
  const own = { show: 'Reveal' }
  const { result, rerender } = renderHook(() => useLabels('password-input', own), { wrapper: Around })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})

test('without any words the component that lacks them is named', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(() => useLabels('password-input'))).toThrow('password-input has no words')
})
