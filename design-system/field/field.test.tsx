import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextInput } from '../text-input/index.tsx'
import { Field, FieldErrors, FieldHint, FieldLabel, RequiredMark, useFieldIds } from './index.tsx'

afterEach(cleanup)

function Example({ errors }: { errors: string[] }) {
  const ids = useFieldIds('mail')
  return (
    <Field>
      <FieldLabel htmlFor={ids.controlId}>
        E-mail <RequiredMark label="required" />
      </FieldLabel>
      <FieldHint id={ids.hintId}>For the receipt.</FieldHint>
      <TextInput
        id={ids.controlId}
        value=""
        onChange={() => {}}
        describedBy={ids.describedBy({ hint: true, errors })}
      />
      <FieldErrors id={ids.errorsId} errors={errors} />
    </Field>
  )
}

test('label, required word, hint and errors reach the control', () => {
  render(<Example errors={['Fill this in.']} />)
  const input = screen.getByRole('textbox', { name: 'E-mail required' })
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Fill this in.', 'For the receipt.'])
  expect(screen.getByRole('alert').textContent).toBe('Fill this in.')
})

test('without errors nothing is announced and nothing dangling is referenced', () => {
  render(<Example errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('mail-hint')
})
