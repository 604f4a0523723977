import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { FormField } from '../form-field/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { FieldGroup, type FieldGroupProps } from './index.tsx'

afterEach(cleanup)

const show = (props: Partial<FieldGroupProps> = {}) =>
  render(
    <FieldGroup legend="Address" {...props}>
      {['City', 'Code'].map((label) => (
        <FormField key={label} label={label} labels={{ required: 'required' }}>
          {(control) => <TextInput {...control} />}
        </FormField>
      ))}
    </FieldGroup>,
  )

test('is a group named by its legend, described by its errors and its hint', () => {
  show({ hint: 'For the receipt.', errors: ['They contradict each other.'] })
  const group = screen.getByRole('group', { name: 'Address' })
  const ids = group.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'They contradict each other.',
    'For the receipt.',
  ])
  expect(screen.getByRole('alert').textContent).toBe('They contradict each other.')
})

test('without them it points to nothing', () => {
  show()
  expect(screen.getByRole('group', { name: 'Address' }).getAttribute('aria-describedby')).toBeNull()
})

test('disabled, none of its fields can be used', () => {
  show({ disabled: true })
  for (const field of screen.getAllByRole('textbox')) expect(field.matches(':disabled')).toBe(true)
})

test.each([
  ['{Tab}', 'City'],
  ['{Tab}{Tab}', 'Code'],
])('%s focuses %s', async (keys, name) => {
  show()
  await userEvent.keyboard(keys)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name }))
})
