import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextInput, type TextInputProps } from './index.tsx'

afterEach(cleanup)

function Live(props: Partial<TextInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <TextInput label="Name" {...props} value={value} onChange={setValue} />
}

test('Enter does not submit the form around it', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Live />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

test('Enter calls onEnter, but not while an input method composes', () => {
  const onEnter = vi.fn()
  render(<Live onEnter={onEnter} />)
  const input = screen.getByRole('textbox')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(onEnter).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onEnter).toHaveBeenCalledOnce()
})

test('text past the limit is kept, counted by character and marked', async () => {
  render(<Live maxLength={3} showCount countLabel="count" />)
  const input = screen.getByRole('textbox')
  await userEvent.type(input, '好的😀!')
  expect(input).toHaveProperty('value', '好的😀!')
  expect(screen.getByText('4/3')).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('count')
})

test('the clear button empties and gives focus back', async () => {
  render(<Live value="Anna" allowClear clearLabel="Clear" />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a read-only field offers no clearing', () => {
  render(<Live value="Anna" allowClear clearLabel="Clear" readOnly />)
  expect(screen.queryByRole('button')).toBeNull()
})
