import { useState } from 'react'
import { type DateLocale, dateLocale } from '../_internal/date-locale.ts'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { Select } from '../select/index.tsx'
import { type CronField, cronLimits } from './cron.ts'
import { type CronPart, modesOf, readPart, startOf, writePart } from './cron-edit.ts'
import type { CronEditorLabels } from './labels.ts'

/** One tab: how a field is filled, and with what. */
export function FieldEditor({
  field,
  text,
  locale,
  labels,
  disabled,
  onChange,
}: {
  field: CronField
  text: string
  locale: string
  labels: CronEditorLabels
  disabled: boolean
  onChange: (text: string) => void
}) {
  const part = readPart(field, text)
  const [min, max] = cronLimits[field]
  const change = (next: Partial<CronPart>) => onChange(writePart(field, { ...part, ...next }))
  const number = (name: 'from' | 'to' | 'step' | 'nth', limits: readonly [number, number]) => (
    <WholeNumber
      key={name}
      label={labels[name]}
      value={part[name]}
      limits={limits}
      disabled={disabled}
      onChange={(value) => change({ [name]: value })}
    />
  )
  const weekday = (name: 'from' | 'to') => (
    <Select
      key={name}
      label={labels[name]}
      value={String(part[name])}
      options={dateLocale(locale).weekdays.map((day, index) => ({ id: String(index), label: day.full }))}
      disabled={disabled}
      size="small"
      className="w-32"
      onChange={(id) => change({ [name]: Number(id) })}
    />
  )
  const end = (name: 'from' | 'to') => (field === 'weekday' ? weekday(name) : number(name, [min, max]))

  return (
    <div data-slot="cron-field" className="flex flex-col gap-3">
      <ChoiceGroup
        kind="radio"
        columns="inline"
        label={labels.fields[field]}
        disabled={disabled}
        options={modesOf(field).map((mode) => ({ id: mode, label: mode === 'text' ? '' : labels.modes[mode] }))}
        value={[part.mode]}
        onChange={([mode]) => {
          const wanted = modesOf(field).find((each) => each === mode)
          if (wanted) onChange(writePart(field, startOf(field, wanted)))
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        {part.mode === 'range' && [end('from'), <Dash key="dash" />, end('to')]}
        {part.mode === 'step' && [
          <Caption key="from-caption">{labels.from}</Caption>,
          number('from', [min, max]),
          <Caption key="step-caption">{labels.step}</Caption>,
          number('step', [1, max]),
        ]}
        {part.mode === 'near-working-day' && number('from', [1, 31])}
        {part.mode === 'last-weekday' && weekday('from')}
        {part.mode === 'nth-weekday' && [
          <Caption key="nth-caption">{labels.nth}</Caption>,
          number('nth', [1, 5]),
          weekday('from'),
        ]}
        {part.mode === 'list' && (
          <ValueList
            field={field}
            part={part}
            locale={dateLocale(locale)}
            label={labels.fields[field]}
            disabled={disabled}
            onChange={(values) => change({ values })}
          />
        )}
      </div>
    </div>
  )
}

/** Numbers stand in columns one can count by; names take the room they need. */
const words = 'flex flex-wrap'
const columnsOf: Record<CronField, string> = {
  second: 'grid grid-cols-10 @xl:grid-cols-20 pointer-coarse:grid-cols-6 @xl:pointer-coarse:grid-cols-12',
  minute: 'grid grid-cols-10 @xl:grid-cols-20 pointer-coarse:grid-cols-6 @xl:pointer-coarse:grid-cols-12',
  hour: 'grid grid-cols-6 @xl:grid-cols-12',
  day: 'grid grid-cols-8 @xl:grid-cols-16 pointer-coarse:grid-cols-6 @xl:pointer-coarse:grid-cols-12',
  month: words,
  weekday: words,
  year: 'grid grid-cols-5',
}

function ValueList({
  field,
  part,
  locale,
  label,
  disabled,
  onChange,
}: {
  field: CronField
  part: CronPart
  locale: DateLocale
  label: string
  disabled: boolean
  onChange: (values: number[]) => void
}) {
  const [min, max] = cronLimits[field]
  const first = field === 'year' ? new Date().getFullYear() : min
  const last = field === 'year' ? first + 9 : max
  const offered = new Set([...Array.from({ length: last - first + 1 }, (_, index) => first + index), ...part.values])
  const nameOf = (value: number) => {
    if (field === 'weekday') return locale.weekdays[value]?.full
    return field === 'month' ? locale.monthNames[value - 1] : String(value)
  }
  return (
    <div className="@container w-full">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend's gap */}
      <div role="group" aria-label={label} className={`gap-1 ${columnsOf[field]}`}>
        {[...offered]
          .sort((a, b) => a - b)
          .map((value) => {
            const chosen = part.values.includes(value)
            return (
              <button
                key={value}
                type="button"
                aria-pressed={chosen}
                disabled={disabled}
                onClick={() => {
                  const next = chosen ? part.values.filter((each) => each !== value) : [...part.values, value]
                  // A field cannot be empty: the last value stays.
                  if (next.length > 0) onChange(next)
                }}
                className={`min-h-7 min-w-6 rounded-sm border px-1 text-sm tabular-nums pointer-coarse:min-h-11 ${
                  chosen
                    ? 'border-accent-solid bg-accent-soft font-medium text-accent-text'
                    : 'border-hairline bg-paper text-ink hover:bg-subtle'
                }`}
              >
                {nameOf(value)}
              </button>
            )
          })}
      </div>
    </div>
  )
}

/** Reports only numbers within the limits; what is typed on the way there stays until the field is left. */
function WholeNumber({
  label,
  value,
  limits: [min, max],
  disabled,
  onChange,
}: {
  label: string
  value: number
  limits: readonly [number, number]
  disabled: boolean
  onChange: (value: number) => void
}) {
  const [draft, setDraft] = useState<{ value: number | undefined }>()
  return (
    <NumberInput
      label={label}
      value={draft ? draft.value : value}
      precision={0}
      min={min}
      max={max}
      disabled={disabled}
      size="small"
      className="w-20"
      onBlur={() => setDraft(undefined)}
      onChange={(next) => {
        setDraft({ value: next })
        if (next !== undefined && next >= min && next <= max) onChange(next)
      }}
    />
  )
}

function Caption({ children }: { children: string }) {
  return <span className="text-muted text-sm">{children}</span>
}

function Dash() {
  return (
    <span aria-hidden="true" className="text-muted">
      –
    </span>
  )
}
