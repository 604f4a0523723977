import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { Rating } from '../rating/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { WordCounter } from '../word-counter/index.tsx'
import { FormField, type FormFieldProps } from './index.tsx'

afterEach(cleanup)

const labels = { required: 'required' }
const counted = { count: String, left: String, exceeded: String }
const mail = (props: Partial<FormFieldProps> = {}) => (
  <FormField label="E-mail" labels={labels} {...props}>
    {(control) => <TextInput {...control} />}
  </FormField>
)
const field = () => screen.getByRole('textbox')
const described = () =>
  (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('label, hint, count and errors are tied to the control once, errors first', () => {
  render(
    mail({
      hint: 'For the receipt.',
      errors: ['Too long.'],
      counter: (id) => <WordCounter id={id} text="abc" max={2} labels={counted} />,
      required: true,
    }),
  )
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBe(field())
  expect(described().slice(0, 2)).toEqual(['Too long.', 'For the receipt.'])
  expect(described()).toHaveLength(3)
  expect(described()[2]).toContain('3')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Too long.')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('without them nothing is said and nothing dangling is pointed to', () => {
  render(mail())
  for (const name of ['aria-describedby', 'aria-invalid', 'aria-required'])
    expect(field().getAttribute(name), name).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('errors that come later are announced and tied, those that go leave nothing', () => {
  const { rerender } = render(mail({ hint: 'For the receipt.' }))
  rerender(mail({ hint: 'For the receipt.', errors: ['Fill this in.'] }))
  expect(described()).toEqual(['Fill this in.', 'For the receipt.'])
  rerender(mail({ hint: 'For the receipt.', errors: [] }))
  expect(described()).toEqual(['For the receipt.'])
})

test('where everything is required no star is drawn, and no word is needed; the control says it still', () => {
  render(mail({ required: true, marked: false, labels: undefined }))
  expect(document.querySelector('[data-slot=required-mark]')).toBeNull()
  expect(field().getAttribute('aria-required')).toBe('true')
})

test('a press on the label goes into the control', async () => {
  render(mail())
  await userEvent.click(screen.getByText('E-mail'))
  expect(document.activeElement).toBe(field())
})

test('two fields share no id; a given one is that of the control', () => {
  render(
    <>
      {mail()}
      {mail({ id: 'mail' })}
    </>,
  )
  const [one, other] = screen.getAllByRole('textbox')
  expect(other?.id).toBe('mail')
  expect(one?.id).not.toBe('mail')
})

test('a group is named by the text, with the word for what the star means where its role cannot say it', () => {
  render(
    <>
      <FormField label="Ways" group required labels={labels}>
        {(control) => <ChoiceGroup {...control} kind="checkbox" options={[{ id: 'a', label: 'A' }]} />}
      </FormField>
      <FormField label="Service" errors={['Missing.']} labels={labels}>
        {(control) => <Rating {...control} itemLabel={String} clearLabel="Clear" />}
      </FormField>
    </>,
  )
  expect(screen.getByRole('group', { name: 'Ways required' })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Service', description: 'Missing.' })).toBeTruthy()
})
