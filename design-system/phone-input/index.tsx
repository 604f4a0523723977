import { clsx } from 'clsx'
import { useMemo, useRef, useState } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame } from '../_internal/control-props.ts'
import { ChevronDownGlyph } from '../_internal/glyphs.tsx'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { useComposing } from '../_internal/use-composing.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { callingCodes, splitPhone } from './calling-codes.ts'
import type { PhoneInputLabels } from './labels.ts'

export type { PhoneInputLabels } from './labels.ts'

export interface PhoneInputProps extends ControlProps {
  /** International form without spaces (E.164): +8613800138000; empty when there are no digits. */
  value: string
  onChange: (number: string) => void
  onBlur?: (() => void) | undefined
  /** ISO 3166-1 alpha-2; where the list starts, and the country a new number belongs to. */
  country: string
  /** Countries on offer. @default all */
  countries?: readonly string[] | undefined
  /** BCP 47 language of the countries' names. */
  locale: string
  labels?: Partial<PhoneInputLabels> | undefined
  placeholder?: string | undefined
  size?: Size | undefined
}

/**
 * A telephone number: the country's calling code by select, the rest typed or pasted with any spaces and brackets. A
 * pasted number with its own code changes the country. Whether the number exists is not checked.
 *
 * Do: preselect the country of the form, not of the browser's language.
 * Don't: refuse a number because of its length; countries differ.
 * Keys: the browser's select and text field; Enter does nothing.
 */
export function PhoneInput(props: Controllable<PhoneInputProps>) {
  const root = useRef<HTMLFieldSetElement>(null)
  const p = useControllable<PhoneInputProps>(props, '', { anchor: root })
  const labels = useLabels('phone-input', p.labels)
  const size = useSize(p.size)
  const [wanted, setWanted] = useState(p.country)
  const read = p.value === '' ? undefined : splitPhone(p.value, wanted)
  const country = read?.country ?? wanted
  const [text, setText] = useState(read?.national ?? '')
  // Spaces a person types stay while the digits are the same.
  const digits = read?.national ?? ''
  const shown = text.replace(/\D/g, '') === digits ? text : digits
  const options = useMemo(() => countryOptions(p.locale, p.countries), [p.locale, p.countries])
  const code = codeOf(country)

  const type = (raw: string) => {
    const plain = raw.normalize('NFKC')
    const international = /^\s*(?:\+|00)\s*\d/.test(plain) ? splitPhone(plain.replace(/^\s*00/, ''), wanted) : undefined
    if (international) {
      setWanted(international.country)
      setText(international.national)
      p.onChange(international.national === '' ? '' : `+${international.code}${international.national}`)
      return
    }
    const kept = plain.replace(/[^\d\s()./-]/g, '')
    const national = kept.replace(/\D/g, '')
    setText(kept)
    const next = national === '' ? '' : `+${code}${national}`
    if (next !== p.value) p.onChange(next)
  }
  const ime = useComposing(shown, type)

  return (
    <fieldset
      ref={root}
      data-slot="phone-input"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      className={clsx('min-w-0', p.className)}
    >
      {/* A number runs left to right in every script. */}
      <div dir="ltr" className={clsx(controlFrame, controlHeight[size], 'relative')}>
        <span
          aria-hidden="true"
          className="pointer-events-none flex min-w-16 items-center justify-between gap-1 ps-3 text-muted tabular-nums"
        >
          +{code}
          {/* Nothing opens where nothing can be chosen. */}
          {!p.readOnly && <ChevronDownGlyph />}
        </span>
        <select
          aria-label={labels.country}
          value={country}
          aria-readonly={p.readOnly || undefined}
          disabled={p.disabled}
          className="absolute inset-y-0 start-0 w-18 cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed aria-readonly:cursor-default"
          // A select has no read-only state of its own: it stays focusable, but does not open or change.
          onMouseDown={(event) => p.readOnly && event.preventDefault()}
          onKeyDown={(event) => p.readOnly && event.key !== 'Tab' && event.preventDefault()}
          onChange={(event) => {
            if (p.readOnly) return
            setWanted(event.target.value)
            if (digits !== '') p.onChange(`+${codeOf(event.target.value)}${digits}`)
          }}
        >
          {options.map((option) => (
            <option key={option.country} value={option.country}>
              {option.name} +{option.code}
            </option>
          ))}
        </select>
        <input
          {...controlAria({ ...p, label: labels.number, labelledBy: undefined })}
          id={p.id}
          name={p.name}
          type="tel"
          autoComplete="tel"
          className={clsx(controlField, 'tabular-nums')}
          value={ime.text}
          placeholder={p.placeholder}
          disabled={p.disabled}
          readOnly={p.readOnly}
          {...ime.field}
          onBlur={p.onBlur}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
    </fieldset>
  )
}

function codeOf(country: string): string {
  return callingCodes.find((each) => each.country === country)?.code ?? ''
}

/** Sorted as the language sorts, with the language's names. */
function countryOptions(locale: string, countries: readonly string[] | undefined) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const collator = new Intl.Collator(locale)
  return callingCodes
    .filter(({ country }) => countries?.includes(country) ?? true)
    .map((each) => ({ ...each, name: names.of(each.country) ?? each.country }))
    .sort((a, b) => collator.compare(a.name, b.name))
}
