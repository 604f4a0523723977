import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { TextInput } from '#ds/text-input'
import { ApiError } from '#src/api/api-error.ts'
import { initI18n } from '#src/i18n/init.ts'
import { FormField } from './form-field.tsx'
import { useOpenedRecord } from './use-opened-record.tsx'
import { useRecordForm } from './use-record-form.tsx'

await initI18n('en')
afterEach(cleanup)

const refusal = (kind: 'failed' | 'forbidden' | 'other', serverText: string, data: unknown = null, code = 500) =>
  new ApiError({ kind, code, serverText, data, requestId: 'r', token: null })

function Form({ failure }: { failure?: unknown }) {
  const form = useRecordForm({
    initial: { name: '', key: 'k' },
    failure,
    forbiddenField: 'key',
    rules: ({ name }) => ({ name: name === '' ? 'Enter a name' : undefined }),
  })
  return (
    <div ref={form.frame}>
      <output>{form.isDirty ? 'dirty' : 'clean'}</output>
      {form.isConflict && <p>Conflict</p>}
      <p data-testid="whole">{form.error}</p>
      {(['name', 'key'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={name} required={name === 'name'}>
          {(control) => (
            <TextInput {...control} value={form.values[name]} onChange={(text) => form.change({ [name]: text })} />
          )}
        </FormField>
      ))}
      <button type="button" onClick={() => form.check()}>
        Save
      </button>
    </div>
  )
}
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

test('rules speak on saving, beside their field, which gets the focus; then they follow what is typed', async () => {
  render(<Form />)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter a name')
  expect(document.activeElement).toBe(input('name'))
  await userEvent.type(input('name'), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('dirty')
})

test('what the server says about a field stands there until the field changes', async () => {
  const taken = refusal('failed', 'The key is taken', { fieldErrors: [{ field: 'key', code: 'x' }] })
  render(<Form failure={taken} />)
  expect(screen.getByRole('alert').textContent).toBe('The key is taken')
  expect(input('key').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input('key'))
  await userEvent.type(input('key'), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('giving more than one has is told beside the field that would', () => {
  render(<Form failure={refusal('forbidden', 'You cannot give rights that you do not have')} />)
  expect(screen.getByRole('alert').textContent).toContain('You cannot give')
})

test('a failure of no field of this form is told for the whole; a conflict by itself', () => {
  const { rerender } = render(
    <Form failure={refusal('failed', 'Elsewhere', { fieldErrors: [{ field: 'other', code: 'x' }] })} />,
  )
  expect(screen.getByTestId('whole').textContent).toBe('Elsewhere')
  rerender(<Form failure={refusal('other', 'Changed', { conflict: true, current: null }, 409)} />)
  expect(screen.getByText('Conflict')).toBeTruthy()
  expect(screen.getByTestId('whole').textContent).toBe('')
})

function Opened({ data, isFetching = false }: { data: { name: string } | undefined; isFetching?: boolean }) {
  const { record, take, fetchLatest } = useOpenedRecord({
    data,
    isFetching,
    refetch: () => Promise.resolve({ data: { name: 'asked for' } }),
  })
  return (
    <button type="button" onClick={() => void fetchLatest().then(take)}>
      {record?.name ?? 'none'}
    </button>
  )
}

test('a record that is open changes only when somebody asks for it', async () => {
  const { rerender } = render(<Opened data={{ name: 'old, from the cache' }} isFetching />)
  expect(screen.getByRole('button').textContent).toBe('none')
  rerender(<Opened data={{ name: 'first' }} />)
  rerender(<Opened data={{ name: 'fetched later' }} />)
  expect(screen.getByRole('button').textContent).toBe('first')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('asked for')
})
