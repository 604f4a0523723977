import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import texts from '../../question-types/radio/locales/en.json' with { type: 'json' }
import { OptionSource, type SourcedOptions } from './option-source.tsx'

afterEach(cleanup)

const told: SourcedOptions[] = []
type Reader = NonNullable<QuestionHost['readOptionList']>

const show = (first: SourcedOptions, readOptionList: Reader) => {
  told.length = 0
  let made = 0
  const host: QuestionHost = {
    ...plainHost({ 'question-types/radio': texts.admin }, 'en'),
    dictionaries: { list: async () => [{ id: 'branches', name: 'Our branches' }], entriesOf: async () => [] },
    readOptionList,
  }
  const Held = () => {
    const [options, setOptions] = useState(first)
    return (
      <OptionSource
        options={options}
        onChange={(next) => {
          told.push(next)
          setOptions(next)
        }}
        newId={() => `new${++made}`}
      />
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="radio" questionId="q00001">
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dictionary = () => screen.queryByRole('combobox', { name: 'Options of a dictionary' })
const source = { address: 'https://example.com/branches', path: 'data.items' }

test('what stands at an address is shown first, and taken over by a press of its own', async () => {
  const asked: object[] = []
  show({ choices: [{ id: 'c1', label: {} }] }, async (from) => {
    asked.push(from)
    return { entries: [{ value: 'hz', label: 'Hangzhou' }] }
  })
  await press('Options from an address')
  await press('Fetch')
  await screen.findByText('Enter an address first')
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Address of a list of options' }),
    ' https://example.com/branches',
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Where the list stands' }), 'data.items')
  await press('Fetch')
  await screen.findByText('1 in the list, 1 of them new; 0 of the options gone')
  expect(asked).toEqual([source])
  expect(screen.getByRole('list', { name: 'Options at the address' }).textContent).toBe('Hangzhou (new)')
  expect(told).toEqual([])
  await press('Take them over')
  expect(told).toEqual([{ source, choices: [{ id: 'new1', label: { en: 'Hangzhou' }, entry: 'hz' }] }])
  await screen.findByText('The options are as the list has them')
  expect(dictionary(), 'options are of one list at a time').toBeNull()
})

test('fetched again it is compared: options keep their ids by value, and what went is said before it goes', async () => {
  const choices = [
    { id: 'c1', label: { en: 'Hangzhou' }, entry: 'hz', quota: 5 },
    { id: 'c2', label: { en: 'Ningbo' }, entry: 'nb' },
  ]
  show({ choices, source }, async () => ({
    entries: [
      { value: 'wz', label: 'Wenzhou' },
      { value: 'hz', label: 'Hangzhou City' },
    ],
  }))
  await press('Fetch again')
  const list = await screen.findByRole('list', { name: 'Options at the address' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wenzhou (new)', 'Hangzhou City', 'Ningbo (gone)'])
  await press('Take them over')
  expect(told.at(-1)?.choices).toEqual([
    { id: 'new1', label: { en: 'Wenzhou' }, entry: 'wz' },
    { id: 'c1', label: { en: 'Hangzhou City' }, entry: 'hz', quota: 5 },
  ])
  await press('Use the address no longer')
  expect(told.at(-1)).toEqual({
    choices: [
      { id: 'new1', label: { en: 'Wenzhou' } },
      { id: 'c1', label: { en: 'Hangzhou City' }, quota: 5 },
    ],
  })
  expect(dictionary()).not.toBeNull()
})

test('why nothing could be read is said, and the options stay', async () => {
  show({ choices: [{ id: 'c1', label: {}, entry: 'hz' }], source }, async () => ({
    problem: 'This address cannot be reached',
  }))
  await press('Fetch again')
  await screen.findByText('This address cannot be reached')
  expect(told).toEqual([])
  expect(screen.queryByRole('button', { name: 'Take them over' })).toBeNull()
})

test('what comes for an address that was typed over meanwhile is not shown', async () => {
  const waiting: (() => void)[] = []
  show(
    { choices: [{ id: 'c1', label: {} }], source },
    ({ address }) =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ entries: [{ value: 'a', label: `Of ${address}` }] }))
      }),
  )
  await press('Fetch again')
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of a list of options' }), '2')
  await press('Fetch again')
  for (const answer of waiting) answer()
  await screen.findByText(`Of ${source.address}2 (new)`)
  expect(screen.queryByText(`Of ${source.address} (new)`)).toBeNull()
})
