import '../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { CodeEditor } from '#ds/code-editor'
import { Combobox } from '#ds/combobox'
import { CommandPalette } from '#ds/command-palette'
import { CronInput } from '#ds/cron-input'
import { DateField } from '#ds/date-field'
import { DateInput } from '#ds/date-input'
import { DatePicker } from '#ds/date-picker'
import { FilterBar } from '#ds/filter-bar'
import { FormulaInput } from '#ds/formula-input'
import { IconPicker } from '#ds/icon-picker'
import { KitLabelsProvider } from '#ds/labels'
import { MapPicker } from '#ds/map-picker'
import { MaskedInput } from '#ds/masked-input'
import { MonthPicker } from '#ds/month-picker'
import { NumberInput } from '#ds/number-input'
import { OtpInput } from '#ds/otp-input'
import { PasswordInput } from '#ds/password-input'
import { PhoneInput } from '#ds/phone-input'
import { RichTextEditor } from '#ds/rich-text-editor'
import { SearchInput } from '#ds/search-input'
import { TagsInput } from '#ds/tags-input'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { TimePicker } from '#ds/time-picker'
import { TreeSelect } from '#ds/tree-select'
import { words as dateFieldWords } from '../design-system/date-field/words.fixture.ts'
import { kitLabelsIn } from './kit-labels.ts'

afterEach(cleanup)

const label = 'It'
const city = [{ id: 'a', label: '你好' }]

interface Typed {
  /** What the input method hands over in the end. */
  text: string
  /** What the field then shows; the text, unless it is rewritten. */
  shown?: string
  /** Keys that lead to the field from its control. */
  reach?: string
  /** Enter writes a line here. */
  lines?: boolean
  draw: (spies: { chosen: () => void; told: (next: unknown) => void }) => ReactElement
}

const fields: Record<string, Typed> = {
  'text-input': {
    text: '你好',
    draw: ({ chosen, told }) => <TextInput label={label} onEnter={chosen} onChange={told} />,
  },
  'search-input': {
    text: '你好',
    draw: ({ chosen }) => <SearchInput label={label} onChange={chosen} debounce={60_000} />,
  },
  'password-input': { text: 'ｐ', draw: ({ chosen }) => <PasswordInput label={label} onEnter={chosen} /> },
  textarea: { text: '你好', lines: true, draw: () => <Textarea label={label} /> },
  'number-input': {
    text: '１２',
    shown: '12',
    draw: ({ chosen }) => <NumberInput label={label} onEnter={chosen} />,
  },
  'masked-input': { text: '１２', shown: '12', draw: () => <MaskedInput label={label} mask="99-99" /> },
  'otp-input': { text: '１２', shown: '12', draw: () => <OtpInput label={label} /> },
  'phone-input': {
    text: '３０１',
    shown: '301',
    reach: '{Tab}',
    draw: () => <PhoneInput label={label} country="DE" locale="en" />,
  },
  'date-input of a year': { text: '２０２６', shown: '2026', draw: () => <DateInput label={label} kind="year" /> },
  'date-field': {
    text: '２０２６',
    draw: () => <DateField label={label} kind="date" locale="en" labels={dateFieldWords} />,
  },
  'date-picker': { text: '２０２６', draw: () => <DatePicker label={label} locale="en" /> },
  'month-picker': { text: '２０２６', draw: () => <MonthPicker label={label} locale="en" /> },
  'time-picker': { text: '１', shown: '01', draw: () => <TimePicker label={label} locale="de" /> },
  'cron-input': { text: '你好', draw: () => <CronInput label={label} locale="en" /> },
  'tags-input': {
    text: '你好',
    draw: ({ chosen }) => (
      <TagsInput
        label={label}
        suggestions={['你好吗']}
        removeLabel="Remove"
        refusalText={String}
        changeText={String}
        onChange={chosen}
      />
    ),
  },
  combobox: {
    text: '你好',
    reach: '{ArrowDown}',
    draw: ({ chosen }) => <Combobox label={label} options={city} onChange={chosen} />,
  },
  'tree-select': {
    text: '你好',
    reach: '{ArrowDown}',
    draw: ({ chosen }) => <TreeSelect label={label} nodes={city} onChange={chosen} />,
  },
  'icon-picker': {
    text: '你好',
    reach: '{ArrowDown}',
    draw: ({ chosen }) => <IconPicker label={label} keywords={{ star: ['你好'] }} icons={['star']} onChange={chosen} />,
  },
  'map-picker': {
    text: '你好',
    draw: ({ chosen }) => (
      <MapPicker
        label={label}
        onSearch={() => {}}
        places={[{ id: '1', name: '你好', latitude: 1, longitude: 1 }]}
        onChange={chosen}
      />
    ),
  },
  'filter-bar': {
    text: '你好',
    draw: ({ chosen }) => (
      <FilterBar
        fields={[{ id: 'a', label: 'A', kind: 'text' }]}
        operators={[{ id: 'is', label: 'is', kinds: ['text'], arity: 'one' }]}
        onChange={chosen}
      />
    ),
  },
  'formula-input': {
    text: '你好',
    draw: () => <FormulaInput label={label} fields={[{ id: 'x', label: '你好吗' }]} functions={[]} />,
  },
  'code-editor': { text: '你好', lines: true, draw: () => <CodeEditor label={label} /> },
  'rich-text-editor': { text: '你好', lines: true, draw: () => <RichTextEditor /> },
  'command-palette': {
    text: '你好',
    draw: ({ chosen }) => (
      <CommandPalette
        open
        onOpenChange={chosen}
        groups={[{ id: 'g', heading: 'G', commands: [{ id: 'a', label: '你好', onSelect: chosen }] }]}
      />
    ),
  },
}

describe.each(Object.entries(fields))('%s', (_name, field) => {
  test('Enter belongs to the input method while it composes, and sends no form afterwards', async () => {
    const spies = { chosen: vi.fn(), told: vi.fn() }
    const submit = vi.fn((event: Event) => event.preventDefault())
    await reach(field, spies, submit)
    await compose(field.text.slice(0, 1))
    await compose(field.text)
    expect(shown()).toContain(field.text)
    await enter(229)
    expect(spies.chosen).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    await commit(field.text)
    expect(shown()).toBe(field.shown ?? field.text)
    // Safari sends the Enter that took the word when the composition is over already.
    await enter(229)
    expect(spies.chosen).not.toHaveBeenCalled()
    if (field.lines) return
    await userEvent.keyboard('{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })
})

async function reach(field: Typed, spies: Parameters<Typed['draw']>[0], submit: (event: Event) => void) {
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <button type="button">Before</button>
        {field.draw(spies)}
        <button type="submit">Send</button>
      </form>
    </KitLabelsProvider>,
  )
  if (screen.queryByRole('dialog')) return
  if (document.querySelector('[data-slot=code-surface], [data-slot=code-editor], [data-slot=formula-input]'))
    await vi.waitFor(() => expect(document.querySelector('[data-ready] .cm-content')).not.toBeNull())
  // Its code is fetched when it is shown.
  await vi.waitFor(() => expect(document.querySelector('[data-slot=rich-text-loading]')).toBeNull())
  screen.getByRole('button', { name: 'Before' }).focus()
  await userEvent.keyboard('{Tab}')
  const editor = document.querySelector<HTMLElement>('.cm-content, .tiptap')
  editor?.focus()
  if (field.reach) await userEvent.keyboard(field.reach)
  await new Promise((done) => setTimeout(done, 50))
}

function shown(): string {
  const field = document.activeElement
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field?.textContent ?? '')
}

/** What an input method does, by the browser's own protocol: real composition events. */
const compose = async (text: string) => {
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await painted()
}
const commit = async (text: string) => {
  await cdp().send('Input.insertText', { text })
  await painted()
}
const enter = async (code: number) => {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: code }
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await painted()
}
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
