import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PasswordInput, type PasswordInputProps } from './index.tsx'

afterEach(cleanup)

function Live(props: Partial<PasswordInputProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <PasswordInput
        label="Password"
        labels={{ show: 'Show password', capsLock: 'Caps Lock is on' }}
        {...props}
        value={value}
        onChange={setValue}
      />
      <button type="button">after</button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password')
const reveal = () => screen.getByRole('button', { name: 'Show password' })

test('is revealed by its button and hidden again when left', async () => {
  render(<Live />)
  await userEvent.type(field(), 'secret')
  expect(field().type).toBe('password')
  await userEvent.tab()
  expect(document.activeElement).toBe(reveal())
  await userEvent.keyboard(' ')
  expect(field().type).toBe('text')
  expect(reveal().getAttribute('aria-pressed')).toBe('true')
  expect(field().value).toBe('secret')
  await userEvent.tab()
  expect(field().type).toBe('password')
})

test('takes what is pasted and tells password managers what it is', async () => {
  render(<Live autoComplete="new-password" />)
  expect(field().autocomplete).toBe('new-password')
  await userEvent.click(field())
  await userEvent.paste('from a manager')
  expect(field().value).toBe('from a manager')
})

test('says that Caps Lock is on', () => {
  render(<Live />)
  fireEvent.keyUp(field(), { key: 'A', modifierCapsLock: true })
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on')
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
  fireEvent.keyUp(field(), { key: 'a' })
  expect(screen.getByRole('status').textContent).toBe('')
})
