import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceGroup, type ChoiceGroupProps } from './index.tsx'

afterEach(cleanup)

const options = [
  { id: 'a', label: 'Apple', description: 'A fruit' },
  { id: 'b', label: 'Bread' },
  { id: 'c', label: 'Cheese', disabled: true },
]

function Live({ spy, ...props }: Partial<ChoiceGroupProps> & { spy?: (ids: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <ChoiceGroup
      kind="radio"
      label="Food"
      options={options}
      {...props}
      value={value}
      onChange={(ids) => {
        spy?.(ids)
        setValue(ids)
      }}
    />
  )
}

test('a radio group holds one, and is named, described and marked', async () => {
  render(<Live invalid required />)
  const group = screen.getByRole('radiogroup', { name: 'Food' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(group.getAttribute('aria-required')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Apple' }))
  await userEvent.click(screen.getByText('Bread'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bread' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Apple' }).checked).toBe(false)
  expect(screen.getByRole('radio', { name: 'Apple', description: 'A fruit' })).toBeTruthy()
})

test('checkboxes report in the order of the options', async () => {
  const spy = vi.fn()
  render(<Live kind="checkbox" spy={spy} value={['b']} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Apple' }))
  expect(spy).toHaveBeenLastCalledWith(['a', 'b'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bread' }))
  expect(spy).toHaveBeenLastCalledWith(['a'])
})

test('read-only stays focusable and does not change', async () => {
  const spy = vi.fn()
  render(<Live kind="checkbox" readOnly spy={spy} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Apple' }))
  await userEvent.keyboard(' ')
  expect(spy).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Apple' }).checked).toBe(false)
})

test('a disabled option cannot be chosen', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByText('Cheese'))
  expect(spy).not.toHaveBeenCalled()
})

test('what comes after an option is outside its label', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} renderAfter={(id) => id === 'b' && <input aria-label="Other" />} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Other' }), 'Rye')
  expect(spy).not.toHaveBeenCalled()
})

test('blur is reported when focus leaves the whole group', async () => {
  const onBlur = vi.fn()
  render(
    <>
      <Live kind="checkbox" onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
