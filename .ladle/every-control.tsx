import type { ReactElement } from 'react'
import { Accordion } from '#ds/accordion'
import { Calendar } from '#ds/calendar'
import { Checkbox } from '#ds/checkbox'
import { ChoiceGroup } from '#ds/choice-group'
import { CodeEditor } from '#ds/code-editor'
import { Collapsible } from '#ds/collapsible'
import { ColorPicker } from '#ds/color-picker'
import { ColumnSettings } from '#ds/column-settings'
import { Combobox } from '#ds/combobox'
import { ConditionBuilder, type ConditionGroup } from '#ds/condition-builder'
import { CronInput } from '#ds/cron-input'
import type { ColumnState } from '#ds/data-table'
import { DateField } from '#ds/date-field'
import { DateInput } from '#ds/date-input'
import { DatePicker } from '#ds/date-picker'
import { type DateRange, DateRangePicker } from '#ds/date-range-picker'
import { DateTimePicker } from '#ds/date-time-picker'
import { DictSelect } from '#ds/dict-select'
import { type Filter, FilterBar } from '#ds/filter-bar'
import { FormulaInput } from '#ds/formula-input'
import { GoodsSelect } from '#ds/goods-select'
import type { IconName } from '#ds/icon'
import { IconPicker } from '#ds/icon-picker'
import { LanguageSwitch } from '#ds/language-switch'
import { type ConsoleLayout, LayoutChooser } from '#ds/layout-chooser'
import { MapPicker, type PlaceValue } from '#ds/map-picker'
import { MaskedInput } from '#ds/masked-input'
import { MonthPicker } from '#ds/month-picker'
import { NumberInput } from '#ds/number-input'
import { OtpInput } from '#ds/otp-input'
import { Pagination } from '#ds/pagination'
import { PasswordInput } from '#ds/password-input'
import { PhoneInput } from '#ds/phone-input'
import { RangeSlider } from '#ds/range-slider'
import { Rating } from '#ds/rating'
import type { RichTextDoc } from '#ds/rich-text'
import { RichTextEditor } from '#ds/rich-text-editor'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Select } from '#ds/select'
import { type Signature, SignaturePad } from '#ds/signature-pad'
import type { Size } from '#ds/size'
import { SizeSwitch } from '#ds/size-switch'
import { Slider } from '#ds/slider'
import { Switch } from '#ds/switch'
import { TableSelect } from '#ds/table-select'
import { Tabs } from '#ds/tabs'
import { TagsInput } from '#ds/tags-input'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { type ThemeChoice, ThemeSwitch } from '#ds/theme-switch'
import { TimePicker } from '#ds/time-picker'
import { type TimeRange, TimeRangePicker } from '#ds/time-range-picker'
import { Transfer } from '#ds/transfer'
import { Tree } from '#ds/tree'
import { TreeSelect } from '#ds/tree-select'
import { words as dateFieldWords } from '../design-system/date-field/words.fixture.ts'

/** How a control is operated, and what it then reports. */
export interface Operation {
  /** Keys as user-event writes them; `{Next}` is the arrow that leads onwards in the direction of the text. */
  keys?: string | undefined
  /** Elements touched one after another before the keys: a role and a name, or a selector after `css`. */
  touch?: readonly string[] | undefined
  /** The last value reported. */
  value: unknown
}

/** One control in one state, for the tests that hold for all of them. */
export interface ControlCase {
  /** Folder of the component, and which kind of it where it has several. */
  name: string
  /** With the value given or remembered by itself. `at`: the value it begins with. */
  draw: (mode: 'controlled' | 'uncontrolled', at: 'start' | 'after', tell: (next: unknown) => void) => ReactElement
  /** Begins where Tab leads from a button before the control, unless `from` names an element. */
  keyboard: Operation & { from?: string | undefined }
  /** Absent, with the reason in `noTouch`, where the platform draws what is touched. */
  touch?: Operation | undefined
  noTouch?: string | undefined
  /** What is typed stays on screen although the caller keeps the old value: a draft, until it is reported or left. */
  draft?: boolean | undefined
}

type Pair<Value> =
  | { value: Value; onChange: (next: Value) => void; defaultValue?: never }
  | { value?: never; defaultValue: Value; onChange: (next: Value) => void }

interface Row<Value> {
  start: NoInfer<Value>
  /** The value after `keys`. */
  after: NoInfer<Value>
  keys: string
  from?: string
  /** Touched instead, then `touchKeys`; leads to the same value. */
  touch?: readonly string[]
  touchKeys?: string
  noTouch?: string
  draft?: boolean
  draw: (pair: Pair<Value>) => ReactElement
}

function control<Value>(name: string, { start, after, draw, ...row }: Row<Value>): ControlCase {
  return {
    name,
    draw: (mode, at, tell) => {
      const value = at === 'start' ? start : after
      return draw(mode === 'controlled' ? { value, onChange: tell } : { defaultValue: value, onChange: tell })
    },
    keyboard: { keys: row.keys, from: row.from, value: after },
    touch: row.touch && { touch: row.touch, keys: row.touchKeys, value: after },
    noTouch: row.noTouch,
    draft: row.draft,
  }
}

/** Props of a pair under other names. */
function named<Value, Name extends string>(pair: Pair<Value>, name: Name) {
  // Computed names are only `string` to TypeScript.
  return (
    'value' in pair
      ? { [name]: pair.value }
      : { [`default${name[0]?.toUpperCase()}${name.slice(1)}`]: pair.defaultValue }
  ) as { [Key in Name]: Value } | { [Key in Name as `default${Capitalize<Key>}`]: Value }
}

const label = 'It'
const two = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
const platformPopup = 'the platform draws the list that opens'
const typed = { start: '', after: 'b', keys: 'b', touch: ['textbox It'], touchKeys: 'b' } as const

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function docOf(text: string): RichTextDoc {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

function conditions(join: 'and' | 'or'): ConditionGroup {
  const rule = (id: string) => ({ type: 'rule', id, field: 'a', operator: 'is', values: [1] }) as const
  return { type: 'group', id: 'root', join, items: [rule('1'), rule('2')] }
}

const texts: ControlCase[] = [
  control('text-input', { ...typed, draw: (pair: Pair<string>) => <TextInput label={label} {...pair} /> }),
  control('textarea', { ...typed, draw: (pair: Pair<string>) => <Textarea label={label} {...pair} /> }),
  control('search-input', {
    ...typed,
    touch: ['searchbox It'],
    draft: true,
    draw: (pair: Pair<string>) => <SearchInput label={label} debounce={0} {...pair} />,
  }),
  control('password-input', {
    ...typed,
    touch: ['css input'],
    draw: (pair: Pair<string>) => <PasswordInput label={label} {...pair} />,
  }),
  control('number-input', {
    start: undefined,
    after: 5,
    keys: '5',
    touch: ['spinbutton It'],
    touchKeys: '5',
    draw: (pair: Pair<number | undefined>) => <NumberInput label={label} {...pair} />,
  }),
  control('masked-input', {
    ...typed,
    after: '1234',
    keys: '1234',
    touchKeys: '1234',
    draw: (pair: Pair<string>) => <MaskedInput label={label} mask="99-99" {...pair} />,
  }),
  control('otp-input', {
    ...typed,
    after: '123456',
    keys: '123456',
    touchKeys: '123456',
    draw: (pair: Pair<string>) => <OtpInput label={label} {...pair} />,
  }),
  control('phone-input', {
    start: '',
    after: '+4930123',
    keys: '{Tab}30123',
    touch: ['textbox Telephone number'],
    touchKeys: '30123',
    draw: (pair: Pair<string>) => <PhoneInput label={label} country="DE" locale="en" {...pair} />,
  }),
  control('tags-input', {
    start: [],
    after: ['b'],
    keys: 'b{Enter}',
    touch: ['css input'],
    touchKeys: 'b{Enter}',
    draw: (pair: Pair<readonly string[]>) => (
      <TagsInput
        label={label}
        removeLabel="Remove"
        refusalText={(tag, why) => `${tag} ${why}`}
        changeText={(tag, change) => `${tag} ${change}`}
        {...pair}
      />
    ),
  }),
  control('cron-input', {
    start: '0 0 8 * * ?',
    after: '0 0 12 * * ?',
    keys: '{Control>}a{/Control}0 0 12 * * ?',
    touch: ['textbox It'],
    touchKeys: '{Control>}a{/Control}0 0 12 * * ?',
    draw: (pair: Pair<string>) => (
      <CronInput label={label} locale="en" timeZone="UTC" now={new Date('2026-03-14T09:30:00Z')} {...pair} />
    ),
  }),
  control('code-editor', {
    ...typed,
    draft: true,
    touch: ['css [data-ready] .cm-content'],
    from: 'css [data-ready] .cm-content',
    draw: (pair: Pair<string>) => <CodeEditor label={label} {...pair} />,
  }),
  control('formula-input', {
    ...typed,
    draft: true,
    touch: ['css [data-ready] .cm-content'],
    from: 'css [data-ready] .cm-content',
    draw: (pair: Pair<string>) => <FormulaInput label={label} fields={[]} functions={[]} {...pair} />,
  }),
  control('rich-text-editor', {
    start: undefined,
    after: docOf('b'),
    keys: 'b',
    touch: ['css .tiptap'],
    touchKeys: 'b',
    from: 'css .tiptap',
    draft: true,
    draw: (pair: Pair<RichTextDoc | undefined>) => <RichTextEditor {...pair} />,
  }),
]

const choices: ControlCase[] = [
  control('checkbox', {
    start: false,
    after: true,
    keys: ' ',
    touch: ['checkbox It'],
    draw: (pair: Pair<boolean>) => <Checkbox label={label} onChange={pair.onChange} {...named(pair, 'checked')} />,
  }),
  control('switch', {
    start: false,
    after: true,
    keys: ' ',
    touch: ['switch It'],
    draw: (pair: Pair<boolean>) => <Switch label={label} onChange={pair.onChange} {...named(pair, 'checked')} />,
  }),
  control('select', {
    start: 'a',
    after: 'b',
    keys: '{ArrowDown}',
    noTouch: platformPopup,
    draw: (pair: Pair<string | undefined>) => <Select label={label} options={two} {...pair} />,
  }),
  control('choice-group radio', {
    start: ['a'],
    after: ['b'],
    keys: '{ArrowDown}',
    touch: ['radio B'],
    draw: (pair: Pair<readonly string[]>) => <ChoiceGroup label={label} kind="radio" options={two} {...pair} />,
  }),
  control('choice-group checkbox', {
    start: [],
    after: ['b'],
    keys: '{Tab} ',
    touch: ['checkbox B'],
    draw: (pair: Pair<readonly string[]>) => <ChoiceGroup label={label} kind="checkbox" options={two} {...pair} />,
  }),
  control('segmented-control', {
    start: 'a',
    after: 'b',
    keys: '{ArrowDown}',
    touch: ['radio B'],
    draw: (pair: Pair<string>) => <SegmentedControl label={label} options={two} {...pair} />,
  }),
  control('rating', {
    start: 2,
    after: 3,
    keys: '{ArrowDown}',
    touch: ['radio 3 stars'],
    draw: (pair: Pair<number | undefined>) => (
      <Rating label={label} itemLabel={(n) => `${n} stars`} clearLabel="Clear" {...pair} />
    ),
  }),
  control('slider', {
    start: 0,
    after: 5,
    keys: '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}',
    touch: ['css [data-slot=slider-track] > span'],
    draw: (pair: Pair<number | undefined>) => <Slider label={label} min={0} max={10} {...pair} />,
  }),
  control('range-slider', {
    start: [4, 10],
    after: [5, 10],
    keys: '{ArrowUp}',
    touch: ['css [data-slot=slider-track] > span'],
    draw: (pair: Pair<readonly [number, number] | undefined>) => (
      <RangeSlider label={label} min={0} max={10} {...pair} />
    ),
  }),
  control('combobox', {
    start: [],
    after: ['b'],
    keys: '{ArrowDown}{ArrowDown}{Enter}',
    touch: ['combobox It', 'option B'],
    draw: (pair: Pair<readonly string[]>) => <Combobox label={label} options={two} {...pair} />,
  }),
  control('dict-select', {
    start: ['a'],
    after: ['b'],
    keys: '{ArrowDown}',
    noTouch: platformPopup,
    draw: (pair: Pair<readonly string[]>) => (
      <DictSelect label={label} options={two.map(({ id, label: text }) => ({ value: id, label: text }))} {...pair} />
    ),
  }),
  control('tree', {
    start: [],
    after: ['b'],
    keys: '{ArrowDown}{Enter}',
    touch: ['treeitem B'],
    draw: (pair: Pair<readonly string[] | undefined>) => <Tree label={label} nodes={two} {...pair} />,
  }),
  control('tree-select', {
    start: [],
    after: ['b'],
    keys: '{ArrowDown}{ArrowDown}{Enter}',
    touch: ['combobox It', 'treeitem B'],
    draw: (pair: Pair<readonly string[]>) => <TreeSelect label={label} nodes={two} {...pair} />,
  }),
  control('table-select', {
    start: ['a'],
    after: ['b'],
    keys: '{ArrowDown}',
    touch: ['radio B'],
    draw: (pair: Pair<readonly string[]>) => (
      <TableSelect
        label={label}
        rows={two}
        rowKey={({ id }) => id}
        columns={[{ id: 'name', header: 'Name', cell: ({ label: name }) => name }]}
        {...pair}
      />
    ),
  }),
  control('goods-select', {
    start: { a: 1 },
    after: { a: 2 },
    keys: '{Tab}{ArrowUp}',
    touch: ['button One more A'],
    draw: (pair: Pair<Readonly<Record<string, number>>>) => (
      <GoodsSelect label={label} locale="en" currency="EUR" goods={[{ id: 'a', name: 'A', price: 3 }]} {...pair} />
    ),
  }),
  control('transfer', {
    start: [],
    after: ['b'],
    keys: '{End} {Enter}',
    from: 'listbox Available',
    touch: ['option B', 'button Move to chosen'],
    draw: (pair: Pair<readonly string[]>) => <Transfer label={label} items={two} {...pair} />,
  }),
  control('color-picker', {
    start: '#ff0000',
    after: '#00ff00',
    keys: '{ArrowDown}{Tab}{Tab}{Control>}a{/Control}#00ff00{Escape}',
    touch: ['button It: red #ff0000', 'button green #00ff00'],
    draw: (pair: Pair<string | undefined>) => <ColorPicker label={label} swatches={[{ color: '#00ff00' }]} {...pair} />,
  }),
  control('icon-picker', {
    start: undefined,
    after: 'bell',
    keys: '{ArrowDown}bell{ArrowDown}{Enter}',
    touch: ['button It: None chosen', 'gridcell bell'],
    draw: (pair: Pair<IconName | undefined>) => <IconPicker label={label} icons={['star', 'bell']} {...pair} />,
  }),
  control('map-picker', {
    start: undefined,
    after: { name: 'Bern', latitude: 46.9, longitude: 7.4 },
    keys: 'bern{ArrowDown}{Enter}',
    touch: ['combobox Search for a place'],
    touchKeys: 'bern{ArrowDown}{Enter}',
    draw: (pair: Pair<PlaceValue | undefined>) => (
      <MapPicker
        label={label}
        onSearch={() => {}}
        places={[{ id: '1', name: 'Bern', address: 'Switzerland', latitude: 46.9, longitude: 7.4 }]}
        {...pair}
      />
    ),
  }),
  control('layout-chooser', {
    start: 'defaults',
    after: 'classic',
    keys: '{ArrowDown>}{/ArrowDown}',
    touch: ['radio Classic'],
    draw: (pair: Pair<ConsoleLayout>) => <LayoutChooser label={label} {...pair} />,
  }),
]

const days = { start: '2026-03-14', after: '2026-03-21' } as const
const dates: ControlCase[] = [
  control('date-input', {
    start: undefined,
    after: '2026-03-14',
    keys: '03142026',
    touch: ['css input'],
    touchKeys: '03142026',
    draw: (pair: Pair<string | undefined>) => <DateInput label={label} kind="date" {...pair} />,
  }),
  control('date-field', {
    start: '2026-03-14',
    after: undefined,
    keys: '{Control>}a{/Control}{Backspace}',
    touch: ['css input'],
    touchKeys: '{Control>}a{/Control}{Backspace}',
    draw: (pair: Pair<string | undefined>) => (
      <DateField label={label} kind="date" locale="en" labels={dateFieldWords} {...pair} />
    ),
  }),
  control('calendar', {
    ...days,
    from: 'button Saturday, March 14, 2026',
    keys: '{ArrowDown}{Enter}',
    touch: ['button Saturday, March 21, 2026'],
    draw: (pair: Pair<string | undefined>) => <Calendar label={label} locale="en" {...pair} />,
  }),
  control('date-picker', {
    ...days,
    keys: '{ArrowDown}{ArrowDown}{Enter}',
    touch: ['button Open calendar', 'button Saturday, March 21, 2026'],
    draw: (pair: Pair<string | undefined>) => <DatePicker label={label} locale="en" {...pair} />,
  }),
  control('month-picker', {
    start: '2026-02',
    after: '2026-05',
    keys: '{ArrowDown}{ArrowDown}{Enter}',
    touch: ['button Open calendar', 'css [data-date="2026-05"]'],
    draw: (pair: Pair<string | undefined>) => <MonthPicker label={label} locale="en" {...pair} />,
  }),
  control('date-range-picker', {
    start: { start: '2026-03-10', end: '2026-03-14' },
    after: { start: '2026-03-09', end: '2026-03-14' },
    keys: '{Control>}a{/Control}03/09/2026',
    touch: ['textbox Start'],
    touchKeys: '{Control>}a{/Control}03/09/2026',
    draft: true,
    draw: (pair: Pair<DateRange>) => <DateRangePicker label={label} locale="en" {...pair} />,
  }),
  control('time-picker', {
    start: undefined,
    after: '09:30',
    keys: '0930',
    touch: ['spinbutton Hour'],
    touchKeys: '0930',
    draft: true,
    draw: (pair: Pair<string | undefined>) => <TimePicker label={label} locale="de" {...pair} />,
  }),
  control('time-range-picker', {
    start: { start: '08:00', end: '10:00' },
    after: { start: '09:00', end: '10:00' },
    keys: '{ArrowUp}',
    touch: ['css [role=spinbutton]'],
    touchKeys: '{ArrowUp}',
    draw: (pair: Pair<TimeRange>) => <TimeRangePicker label={label} locale="de" {...pair} />,
  }),
  control('date-time-picker', {
    start: '2026-03-14T09:30',
    after: '2026-03-14T10:30',
    from: 'spinbutton Hour',
    keys: '{ArrowUp}',
    touch: ['spinbutton Hour'],
    touchKeys: '{ArrowUp}',
    draw: (pair: Pair<string | undefined>) => <DateTimePicker label={label} locale="de" {...pair} />,
  }),
]

const frames: ControlCase[] = [
  control('tabs', {
    start: 'a',
    after: 'b',
    keys: '{Next}',
    touch: ['tab B'],
    draw: (pair: Pair<string>) => (
      <Tabs label={label} items={two.map((each) => ({ ...each, content: each.id }))} {...pair} />
    ),
  }),
  control('pagination', {
    start: 1,
    after: 2,
    from: 'button Page 2',
    keys: '{Enter}',
    touch: ['button Page 2'],
    draw: ({ onChange, ...pair }: Pair<number>) => (
      <Pagination
        total={100}
        onChange={({ page }) => onChange(page)}
        {...('value' in pair ? { page: pair.value ?? 1 } : { defaultPage: pair.defaultValue })}
      />
    ),
  }),
  control('accordion', {
    start: [],
    after: ['a'],
    keys: '{Enter}',
    touch: ['button A'],
    draw: (pair: Pair<readonly string[]>) => (
      <Accordion items={[{ id: 'a', title: 'A', content: 'Inside' }]} {...pair} />
    ),
  }),
  control('collapsible', {
    start: false,
    after: true,
    keys: '{Enter}',
    touch: ['button A'],
    draw: (pair: Pair<boolean>) => (
      <Collapsible title="A" onOpenChange={pair.onChange} {...named(pair, 'open')}>
        Inside
      </Collapsible>
    ),
  }),
  control('theme-switch', {
    start: 'system',
    after: 'light',
    keys: '{Enter}{ArrowDown}{Enter}',
    touch: ['button Theme: As the system', 'menuitemradio Light'],
    draw: (pair: Pair<ThemeChoice>) => <ThemeSwitch choices={['system', 'light']} {...pair} />,
  }),
  control('size-switch', {
    start: 'default',
    after: 'medium',
    keys: '{Enter}{ArrowDown}{Enter}',
    touch: ['button Size: Default', 'menuitemradio Medium'],
    draw: (pair: Pair<Size>) => <SizeSwitch {...pair} />,
  }),
  control('language-switch', {
    start: 'a',
    after: 'b',
    keys: '{Enter}{ArrowDown}{Enter}',
    touch: ['button It', 'menuitemradio B'],
    draw: (pair: Pair<string>) => (
      <LanguageSwitch
        label={label}
        showName
        languages={two.map(({ id, label: endonym }) => ({ id, endonym, lang: 'en' }))}
        {...pair}
      />
    ),
  }),
  control('column-settings', {
    start: {},
    after: { hidden: { b: true } },
    keys: '{Enter}{Tab}{Tab}{Tab}{Tab} ',
    touch: ['button Columns', 'checkbox Show B'],
    draw: (pair: Pair<ColumnState>) => (
      <ColumnSettings
        columns={two.map(({ id, label: header }) => ({ id, header }))}
        onChange={pair.onChange}
        {...named(pair, 'state')}
      />
    ),
  }),
  control('filter-bar', {
    start: [{ field: 'a', operator: 'is', values: ['x'] }],
    after: [],
    from: 'combobox Add a filter',
    keys: '{Backspace}',
    touch: ['button Remove filter: A is x'],
    draw: (pair: Pair<readonly Filter[]>) => (
      <FilterBar
        fields={[{ id: 'a', label: 'A', kind: 'text' }]}
        operators={[{ id: 'is', label: 'is', kinds: ['text'], arity: 'one' }]}
        onChange={pair.onChange}
        {...named(pair, 'filters')}
      />
    ),
  }),
  control('condition-builder', {
    start: conditions('and'),
    after: conditions('or'),
    keys: '{ArrowDown}',
    touch: ['radio Any of them'],
    draw: (pair: Pair<ConditionGroup>) => (
      <ConditionBuilder
        label={label}
        locale="en"
        fields={[{ id: 'a', label: 'A', kind: 'number' }]}
        operators={[{ id: 'is', label: 'is', kinds: ['number'], arity: 'one' }]}
        {...pair}
      />
    ),
  }),
  control('signature-pad', {
    start: { method: 'draw', image: dot },
    after: undefined,
    from: 'button Clear',
    keys: '{Enter}',
    touch: ['button Clear'],
    draw: (pair: Pair<Signature | undefined>) => <SignaturePad label={label} {...pair} />,
  }),
]

/** Every control of the kit that holds a value. `Upload` and `ImageUpload` hold files, which neither keys nor touch give. */
export const everyControl: readonly ControlCase[] = [...texts, ...choices, ...dates, ...frames]
