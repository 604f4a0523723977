import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import texts from '../../question-types/radio/locales/en.json' with { type: 'json' }
import type { DictionaryChoice, DictionaryEntry } from './dictionary.ts'
import { DictionarySetting } from './dictionary-setting.tsx'

afterEach(cleanup)

interface Options {
  readonly choices: readonly DictionaryChoice[]
  readonly dictionary?: string
}
const told: Options[] = []

const show = (first: Options, entriesOf: (id: string) => Promise<readonly DictionaryEntry[]>) => {
  told.length = 0
  let made = 0
  const host = {
    ...plainHost({ 'question-types/radio': texts.admin }, 'en'),
    dictionaries: { list: async () => [{ id: 'branches', name: 'Our branches' }], entriesOf },
  }
  const Held = () => {
    const [options, setOptions] = useState(first)
    return (
      <DictionarySetting
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
const field = () => screen.getByRole('combobox', { name: 'Options of a dictionary' })

test('choosing a dictionary takes its entries over, letting go keeps them as options', async () => {
  show({ choices: [{ id: 'c1', label: {} }] }, async () => [{ value: 'hz', label: 'Hangzhou' }])
  await screen.findByRole('option', { name: 'Our branches' })
  await userEvent.selectOptions(field(), 'Our branches')
  await screen.findByDisplayValue('Our branches')
  expect(told.at(-1)).toEqual({
    dictionary: 'branches',
    choices: [{ id: 'new1', label: { en: 'Hangzhou' }, entry: 'hz' }],
  })
  await userEvent.selectOptions(field(), 'None')
  expect(told.at(-1)).toEqual({ choices: [{ id: 'new1', label: { en: 'Hangzhou' } }] })
})

test('a dictionary that changed since says so, and its entries are taken over by a press', async () => {
  const choices = [{ id: 'c1', label: { en: 'Hangzhou' }, entry: 'hz' }]
  show({ choices, dictionary: 'branches' }, async () => [
    { value: 'hz', label: 'Hangzhou' },
    { value: 'nb', label: 'Ningbo' },
  ])
  await screen.findByText('The dictionary has other entries by now')
  expect(told).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Take them over' }))
  await screen.findByText('', { selector: 'p[role="status"]' })
  expect(told.at(-1)?.choices.map(({ id, entry }) => [id, entry])).toEqual([
    ['c1', 'hz'],
    ['new1', 'nb'],
  ])
})

test('an empty dictionary takes no options away, and one that cannot be read is tried again', async () => {
  let calls = 0
  show({ choices: [{ id: 'c1', label: {} }] }, async () => {
    calls++
    if (calls === 1) throw new Error('No network')
    return []
  })
  await screen.findByRole('option', { name: 'Our branches' })
  await userEvent.selectOptions(field(), 'Our branches')
  await screen.findByText('The dictionary could not be read')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('This dictionary has no active entries')
  expect(told).toEqual([])
})

test('one that could not be compared is read again, and nothing is taken over before the author says so', async () => {
  let calls = 0
  const choices = [{ id: 'c1', label: { en: 'Hangzhou' }, entry: 'hz' }]
  show({ choices, dictionary: 'branches' }, async () => {
    calls++
    if (calls === 1) throw new Error('No network')
    return [{ value: 'nb', label: 'Ningbo' }]
  })
  await screen.findByText('The dictionary could not be read')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The dictionary has other entries by now')
  expect(told).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Take them over' }))
  await screen.findByText('', { selector: 'p[role="status"]' })
  expect(told.at(-1)?.choices.map(({ entry }) => entry)).toEqual(['nb'])
})
