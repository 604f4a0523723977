import { type ReactNode, useId, useState } from 'react'
import { Field, FieldHint, FieldLabel, useFieldIds } from '#ds/field'
import { NumberInput } from '#ds/number-input'
import { Select } from '#ds/select'
import { Switch } from '#ds/switch'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { type Text, withWording } from '../index.ts'
import { useLanguage, useText } from '../ui/question-host.tsx'
import { useComposedText } from './use-composed-text.ts'

interface SettingProps {
  readonly label: string
  /** One sentence below the control. */
  readonly hint?: string | undefined
}

/** A titled run of settings in the inspector. Leave empty groups out. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would sit on the hairline; a section would be one landmark too many
    <div
      role="group"
      aria-labelledby={titleId}
      className="flex flex-col gap-4 border-hairline border-t py-4 first:border-t-0"
    >
      <h3 id={titleId} className="font-semibold text-ink text-sm">
        {title}
      </h3>
      {children}
    </div>
  )
}

/** The ids a control of one's own needs to be tied to the setting's label and hint. */
export interface SettingIds {
  readonly controlId: string
  readonly labelId: string
  readonly describedBy: string | undefined
}

/** Label, control and hint of a setting that none of the others fits. The control takes `controlId` and `describedBy`. */
export const SettingField = ({
  label,
  hint,
  children,
}: SettingProps & { children: (ids: SettingIds) => ReactNode }) => {
  const { controlId, labelId, hintId, describedBy } = useFieldIds()
  return (
    <Field>
      <FieldLabel id={labelId} htmlFor={controlId}>
        {label}
      </FieldLabel>
      {children({ controlId, labelId, describedBy: describedBy({ hint }) })}
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
    </Field>
  )
}

/**
 * An author's wording in the language the designer shows; the wording of the default language stands behind it as the
 * placeholder, because that is what respondents see while this one is missing.
 */
export const TextSetting = ({
  value,
  onChange,
  multiline = false,
  maxLength,
  ...setting
}: SettingProps & {
  readonly value: Text
  readonly onChange: (next: Text) => void
  readonly multiline?: boolean | undefined
  readonly maxLength?: number | undefined
}) => {
  const language = useLanguage()
  const pickText = useText()
  const composed = useComposedText(value[language] ?? '', (wording) => onChange(withWording(value, language, wording)))
  const control = {
    value: composed.text,
    onChange: composed.change,
    placeholder: pickText(value) || undefined,
    maxLength,
  }
  return (
    <SettingField {...setting}>
      {({ controlId, describedBy }) => (
        <div {...composed.listeners}>
          {multiline ? (
            <Textarea id={controlId} describedBy={describedBy} rows={3} {...control} />
          ) : (
            <TextInput id={controlId} describedBy={describedBy} size="small" {...control} />
          )}
        </div>
      )}
    </SettingField>
  )
}

/** A text that is the same in every language: an expression, an address. Never longer than `maxLength` characters. */
export const PlainTextSetting = ({
  value,
  onChange,
  maxLength,
  placeholder,
  ...setting
}: SettingProps & {
  readonly value: string
  readonly onChange: (next: string) => void
  readonly maxLength: number
  readonly placeholder?: string | undefined
}) => {
  const composed = useComposedText(value, (next) => onChange(next.slice(0, maxLength)))
  return (
    <SettingField {...setting}>
      {({ controlId, describedBy }) => (
        <div {...composed.listeners}>
          <TextInput
            id={controlId}
            describedBy={describedBy}
            size="small"
            value={composed.text}
            onChange={composed.change}
            placeholder={placeholder}
          />
        </div>
      )}
    </SettingField>
  )
}

type NumberSettingProps = SettingProps & {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Most decimals. @default 0 */
  readonly precision?: number | undefined
  readonly step?: number | undefined
  readonly unit?: string | undefined
  readonly placeholder?: string | undefined
} & (
    | { readonly required: true; readonly value: number; readonly onChange: (next: number) => void }
    | {
        readonly required?: false
        readonly value: number | undefined
        readonly onChange: (next: number | undefined) => void
      }
  )

/**
 * A number, or nothing unless `required`. Only numbers within `min` and `max` are emitted: what is typed outside stays in
 * the field and is brought to the nearest bound on leaving.
 */
export const NumberSetting = ({ precision = 0, ...p }: NumberSettingProps) => {
  const [refused, setRefused] = useState<{ readonly value: number | undefined } | null>(null)
  const bounded = (value: number) => Math.min(p.max ?? Infinity, Math.max(p.min ?? -Infinity, value))
  const emit = (next: number | undefined): boolean => {
    if (next === undefined) {
      if (p.required) return false
      p.onChange(undefined)
    } else {
      if (bounded(next) !== next) return false
      p.onChange(next)
    }
    return true
  }
  const change = (next: number | undefined) => setRefused(emit(next) ? null : { value: next })
  const leave = () => {
    if (refused?.value !== undefined) emit(bounded(refused.value))
    setRefused(null)
  }

  return (
    <SettingField label={p.label} hint={p.hint}>
      {({ controlId, describedBy }) => (
        <NumberInput
          id={controlId}
          describedBy={describedBy}
          size="small"
          value={refused ? refused.value : p.value}
          onChange={change}
          onBlur={leave}
          min={p.min}
          max={p.max}
          step={p.step}
          precision={precision}
          unit={p.unit}
          placeholder={p.placeholder}
        />
      )}
    </SettingField>
  )
}

/** On or off. */
export const SwitchSetting = ({
  label,
  hint,
  value,
  onChange,
  disabled,
}: SettingProps & {
  readonly value: boolean
  readonly onChange: (next: boolean) => void
  readonly disabled?: boolean | undefined
}) => (
  <Switch
    checked={value}
    onChange={onChange}
    label={<span className="text-sm">{label}</span>}
    hint={hint}
    disabled={disabled}
  />
)

/** One of a few. */
export const SelectSetting = <Id extends string>({
  value,
  options,
  onChange,
  ...setting
}: SettingProps & {
  readonly value: Id
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly onChange: (next: Id) => void
}) => (
  <SettingField {...setting}>
    {({ controlId, describedBy }) => (
      <Select
        id={controlId}
        describedBy={describedBy}
        size="small"
        value={value}
        options={options}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id)
          if (chosen) onChange(chosen.id)
        }}
      />
    )}
  </SettingField>
)
