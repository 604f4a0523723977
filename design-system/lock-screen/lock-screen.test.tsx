import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LockScreen, type LockScreenProps } from './index.tsx'

afterEach(cleanup)
beforeEach(() => vi.clearAllMocks())

const onUnlock = vi.fn()
const onSignOut = vi.fn()
const lock = (props: Partial<LockScreenProps> = {}) => (
  <>
    <button type="button">Behind</button>
    <LockScreen
      open
      name="Anna"
      onUnlock={onUnlock}
      onSignOut={onSignOut}
      labels={{
        title: 'Locked',
        text: 'Give your password to go on.',
        password: 'Password',
        unlock: 'Unlock',
        signOut: 'Sign out',
      }}
      passwordLabels={{ show: 'Show password', capsLock: 'Caps Lock is on' }}
      {...props}
    />
  </>
)
const field = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })

test('focus is in the field, Escape does nothing, what lies behind is out of reach', async () => {
  render(lock())
  expect(screen.getByRole('dialog', { name: 'Locked', description: 'Give your password to go on.' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull()
})

test('Enter unlocks with what was typed; an empty password asks nobody', async () => {
  render(lock())
  field().focus()
  await userEvent.keyboard('{Enter}')
  expect(onUnlock).not.toHaveBeenCalled()
  await userEvent.keyboard('secret{Enter}')
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith('secret')
})

test('a wrong password is said, emptied and asked again, every time', async () => {
  const { rerender } = render(lock())
  for (const _ of [1, 2]) {
    await userEvent.type(field(), 'wrong{Enter}')
    rerender(lock({ busy: true }))
    rerender(lock({ error: 'Wrong password' }))
    expect(screen.getByRole('alert').textContent).toBe('Wrong password')
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-invalid')).toBe('true')
  }
  expect(onUnlock).toHaveBeenCalledTimes(2)
})

test('signing out is the other way', async () => {
  render(lock())
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})
