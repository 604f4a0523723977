import '../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChoiceGroup } from '#ds/choice-group'
import { CodeEditor } from '#ds/code-editor'
import { ColorPicker } from '#ds/color-picker'
import { Combobox } from '#ds/combobox'
import { CronInput } from '#ds/cron-input'
import { DateField } from '#ds/date-field'
import { DateInput } from '#ds/date-input'
import { DatePicker } from '#ds/date-picker'
import { DateRangePicker } from '#ds/date-range-picker'
import { DateTimePicker } from '#ds/date-time-picker'
import { DictSelect } from '#ds/dict-select'
import { ErrorSummary } from '#ds/error-summary'
import { FormField, type FormFieldControl } from '#ds/form-field'
import { FormulaInput } from '#ds/formula-input'
import { GoodsSelect } from '#ds/goods-select'
import { IconPicker } from '#ds/icon-picker'
import { ImageUpload } from '#ds/image-upload'
import { KitLabelsProvider } from '#ds/labels'
import { MapPicker } from '#ds/map-picker'
import { MaskedInput } from '#ds/masked-input'
import { MonthPicker } from '#ds/month-picker'
import { NumberInput } from '#ds/number-input'
import { OtpInput } from '#ds/otp-input'
import { PasswordInput } from '#ds/password-input'
import { PhoneInput } from '#ds/phone-input'
import { RangeSlider } from '#ds/range-slider'
import { Rating } from '#ds/rating'
import { Select } from '#ds/select'
import { SignaturePad } from '#ds/signature-pad'
import { Slider } from '#ds/slider'
import { TableSelect } from '#ds/table-select'
import { TagsInput } from '#ds/tags-input'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { TimePicker } from '#ds/time-picker'
import { TimeRangePicker } from '#ds/time-range-picker'
import { Transfer } from '#ds/transfer'
import { TreeSelect } from '#ds/tree-select'
import { Upload } from '#ds/upload'
import { words as dateFieldWords } from '../design-system/date-field/words.fixture.ts'
import { kitLabelsIn } from './kit-labels.ts'

afterEach(cleanup)

const two = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
type Draw = (control: FormFieldControl) => ReactElement

/** Controls a label can point to. */
const single: Record<string, Draw> = {
  'text-input': (c) => <TextInput {...c} />,
  textarea: (c) => <Textarea {...c} />,
  'password-input': (c) => <PasswordInput {...c} />,
  'number-input': (c) => <NumberInput {...c} />,
  'masked-input': (c) => <MaskedInput {...c} mask="99" />,
  'otp-input': (c) => <OtpInput {...c} />,
  'date-input': (c) => <DateInput {...c} kind="date" />,
  'date-field': (c) => <DateField {...c} kind="date" locale="en" labels={dateFieldWords} />,
  'date-picker': (c) => <DatePicker {...c} locale="en" />,
  'month-picker': (c) => <MonthPicker {...c} locale="en" />,
  'cron-input': (c) => <CronInput {...c} locale="en" />,
  'tags-input': (c) => <TagsInput {...c} removeLabel="Remove" refusalText={String} changeText={String} />,
  'code-editor': (c) => <CodeEditor {...c} />,
  'formula-input': (c) => <FormulaInput {...c} fields={[]} functions={[]} />,
  select: (c) => <Select {...c} options={two} />,
  'dict-select': (c) => <DictSelect {...c} options={[]} />,
  combobox: (c) => <Combobox {...c} options={two} />,
  'tree-select': (c) => <TreeSelect {...c} nodes={two} />,
  'color-picker': (c) => <ColorPicker {...c} />,
  'icon-picker': (c) => <IconPicker {...c} />,
  slider: (c) => <Slider {...c} min={0} max={10} />,
}

/** Controls of several parts, named as a group. */
const groups: Record<string, Draw> = {
  'choice-group radio': (c) => <ChoiceGroup {...c} kind="radio" options={two} />,
  'choice-group checkbox': (c) => <ChoiceGroup {...c} kind="checkbox" options={two} />,
  rating: (c) => <Rating {...c} itemLabel={String} clearLabel="Clear" />,
  'phone-input': (c) => <PhoneInput {...c} country="DE" locale="en" />,
  'range-slider': (c) => <RangeSlider {...c} min={0} max={10} />,
  'time-picker': (c) => <TimePicker {...c} locale="en" />,
  'time-range-picker': (c) => <TimeRangePicker {...c} locale="en" />,
  'date-range-picker': (c) => <DateRangePicker {...c} locale="en" />,
  'date-time-picker': (c) => <DateTimePicker {...c} locale="en" />,
  'table-select': (c) => (
    <TableSelect
      {...c}
      rows={two}
      rowKey={({ id }) => id}
      columns={[{ id: 'name', header: 'Name', cell: ({ label }) => label }]}
    />
  ),
  'goods-select': (c) => <GoodsSelect {...c} locale="en" currency="EUR" goods={[{ id: 'a', name: 'A', price: 3 }]} />,
  transfer: ({ required: _, ...c }) => <Transfer {...c} items={two} />,
  'map-picker': (c) => <MapPicker {...c} onSearch={() => {}} places={[]} />,
  'signature-pad': (c) => <SignaturePad {...c} />,
  upload: (c) => <Upload {...c} />,
  'image-upload': (c) => <ImageUpload {...c} />,
}

describe.each([
  ...Object.entries(single).map(([name, draw]) => [name, draw, false] as const),
  ...Object.entries(groups).map(([name, draw]) => [name, draw, true] as const),
])('%s in a field', (_name, draw, group) => {
  test('is named by its label and described by errors and hint; nothing dangles', async () => {
    await show(draw, group)
    expect(byName().length).toBeGreaterThan(0)
    expect(describing('Mend this.').length).toBeGreaterThan(0)
    expect(describing('A hint.').length).toBeGreaterThan(0)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const name of ['aria-labelledby', 'aria-describedby', 'for'])
      for (const element of document.querySelectorAll(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(' '))
          expect(document.getElementById(id), id).not.toBeNull()
  })

  test('a press in the error summary leads into it', async () => {
    await show(draw, group)
    await userEvent.click(screen.getByRole('link', { name: 'It — Mend this.' }))
    const field = document.querySelector('[data-slot=field]')
    expect(field?.contains(document.activeElement)).toBe(true)
  })
})

test.each(Object.entries(single))('a press on the label of %s leads into it', async (_name, draw) => {
  await show(draw, false)
  await userEvent.click(screen.getByText('It', { selector: 'label *' }))
  // A control with a popup opens it.
  const place = '[data-slot=field], [data-radix-popper-content-wrapper]'
  await vi.waitFor(() => expect(document.activeElement?.closest(place)).not.toBeNull())
})

async function show(draw: Draw, group: boolean) {
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <ErrorSummary entries={[{ id: 'it', label: 'It', text: 'Mend this.' }]} />
      <FormField id="it" label="It" hint="A hint." errors={['Mend this.']} required group={group}>
        {draw}
      </FormField>
    </KitLabelsProvider>,
  )
  // Editors come a little later.
  if (document.querySelector('[data-slot=code-surface]'))
    await new Promise<void>((done, fail) => {
      const started = Date.now()
      const look = () => {
        if (document.querySelector('[data-slot=code-surface][data-ready]')) done()
        else if (Date.now() - started > 5000) fail(new Error('no editor'))
        else requestAnimationFrame(look)
      }
      look()
    })
}

/** What is named by the label: the control, or the group its parts are in. */
const byName = () => [
  ...document.querySelectorAll('[data-slot=field] [aria-labelledby~="it-label"], [data-slot=field] [aria-label^="It"]'),
]

const describing = (text: string) =>
  [...document.querySelectorAll('[data-slot=field] [aria-describedby]')].filter((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .some((id) => document.getElementById(id)?.textContent === text),
  )
