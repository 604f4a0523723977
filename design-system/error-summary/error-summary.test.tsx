import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { Combobox } from '../combobox/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './index.tsx'

afterEach(cleanup)

const labels = { title: (count: number) => `${count} to correct` }
const entries = [
  { id: 'name', label: 'Name', text: 'Fill this in.' },
  { id: 'way', label: 'Way', text: 'Choose one.' },
  { id: 'people', text: 'Say who comes.' },
]
const summary = (props: Partial<ErrorSummaryProps> = {}) => (
  <ErrorSummary entries={entries} labels={labels} {...props} />
)
const words = { searchLabel: 'Search', emptyText: 'None', loadingText: 'Loading', removeLabel: 'Remove' }
const show = (props: Partial<ErrorSummaryProps> = {}) =>
  render(
    <>
      {summary(props)}
      <TextInput id="name" label="Name" />
      <ChoiceGroup
        id="way"
        label="Way"
        kind="radio"
        options={[
          { id: 'a', label: 'A' },
          { id: 'b', label: 'B' },
        ]}
        defaultValue={['b']}
      />
      <Combobox id="people" label="People" options={[]} {...words} />
    </>,
  )
const region = () => screen.getByRole('region', { name: '3 to correct' })

test.each([
  ['Name — Fill this in.', 'textbox', 'Name'],
  ['Way — Choose one.', 'radio', 'B'],
  ['Say who comes.', 'combobox', 'People'],
])('“%s” goes into its %s', async (link, role, name) => {
  show()
  await userEvent.click(screen.getByRole('link', { name: link }))
  expect(document.activeElement).toBe(screen.getByRole(role, { name }))
})

test.each([
  ['{Tab}{Enter}', 'Name'],
  ['{Tab}{Tab}{Enter}', 'B'],
])('%s leads to %s', async (keys, name) => {
  show()
  await userEvent.keyboard(keys)
  expect(document.activeElement).toBe(screen.getByLabelText(name))
})

test('with each attempt it takes the focus, not while it is mended', () => {
  const { rerender } = render(summary({ attempt: 1 }))
  expect(document.activeElement).toBe(region())
  region().blur()
  rerender(summary({ attempt: 1, entries: entries.slice(1) }))
  expect(document.activeElement).toBe(document.body)
  rerender(summary({ attempt: 2 }))
  expect(document.activeElement).toBe(region())
})

test('without attempts the focus stays; without entries there is nothing', () => {
  const { rerender } = render(summary())
  expect(document.activeElement).toBe(document.body)
  rerender(summary({ entries: [] }))
  expect(screen.queryByRole('region')).toBeNull()
})

test('a page that knows another way is asked', async () => {
  const onGo = vi.fn()
  show({ onGo })
  await userEvent.click(screen.getByRole('link', { name: 'Name — Fill this in.' }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith('name')
  expect(document.activeElement).not.toBe(screen.getByRole('textbox'))
})
