import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame, joinIds } from '../_internal/control-props.ts'
import { CrossGlyph } from '../_internal/glyphs.tsx'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { TextCount, textLength } from '../_internal/text-count.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface TextInputProps extends ControlProps {
  value: string
  /** Fires on every change, also while an input method composes. */
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Called on Enter, outside of composition. Without it Enter does nothing (spec: Enter never submits a form). */
  onEnter?: (() => void) | undefined
  /** The kinds of dates are the browser's own fields: for pages without scripts, which have no other. */
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'search'
    | 'date'
    | 'month'
    | 'week'
    | 'datetime-local'
    | 'time'
    | undefined
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none' | undefined
  placeholder?: string | undefined
  /** In characters. Text is never cut: past the limit the count is marked and validation speaks. */
  maxLength?: number | undefined
  prefix?: ReactNode
  suffix?: ReactNode
  autoComplete?: string | undefined
  autoFocus?: boolean | undefined
  /** Shows `n/max`; needs maxLength. */
  showCount?: boolean | undefined
  /** Accessible wording of the count, for example "3 of 10 characters". */
  countLabel?: string | undefined
  allowClear?: boolean | undefined
  /** Name of the clear button; without it no clear button is drawn. */
  clearLabel?: string | undefined
  size?: Size | undefined
}

/**
 * Single-line text field (role textbox, or searchbox for type search).
 *
 * Do: make it as wide as the expected text is long.
 * Don't: use the placeholder as a label or refuse pasted text.
 * Keys: Enter calls `onEnter` or does nothing; Escape in a search field is left to the browser.
 */
export function TextInput(props: Controllable<TextInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const p = useControllable<TextInputProps>(props, '', { anchor: root })
  const size = useSize(p.size)
  const ownId = useId()
  const countId = `${p.id ?? ownId}-count`
  const max = p.showCount ? p.maxLength : undefined
  const exceeded = max !== undefined && textLength(p.value) > max
  const clearable = p.allowClear && p.clearLabel && p.value !== '' && !p.disabled && !p.readOnly

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    p.onEnter?.()
  }

  return (
    <div ref={root} data-slot="text-input" className={clsx(controlFrame, controlHeight[size], p.className)}>
      {p.prefix !== undefined && (
        <span data-slot="text-input-prefix" className="shrink-0 ps-3 text-muted">
          {p.prefix}
        </span>
      )}
      <input
        {...controlAria({
          ...p,
          invalid: p.invalid || exceeded,
          describedBy: joinIds(p.describedBy, max !== undefined && countId),
        })}
        id={p.id}
        name={p.name}
        type={p.type ?? 'text'}
        inputMode={p.inputMode}
        // Chromium draws a cross of its own beside ours.
        className={clsx(controlField, p.type === 'search' && '[&::-webkit-search-cancel-button]:hidden')}
        value={p.value}
        placeholder={p.placeholder}
        disabled={p.disabled}
        readOnly={p.readOnly}
        autoComplete={p.autoComplete}
        // biome-ignore lint/a11y/noAutofocus: the caller decides, for dialogs and rename fields only
        autoFocus={p.autoFocus}
        onChange={(event) => p.onChange(event.target.value)}
        onBlur={p.onBlur}
        onKeyDown={onKeyDown}
        // Heard by forms in which Enter goes on from a field.
        data-enter={p.onEnter ? 'own' : undefined}
      />
      {clearable && (
        <button
          type="button"
          data-slot="text-input-clear"
          className="me-1 grid min-h-6 min-w-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-subtle hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          aria-label={p.clearLabel}
          onClick={(event) => {
            p.onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          <CrossGlyph />
        </button>
      )}
      {max !== undefined && <TextCount id={countId} value={p.value} max={max} label={p.countLabel} />}
      {p.suffix !== undefined && (
        <span data-slot="text-input-suffix" className="shrink-0 pe-3 text-muted">
          {p.suffix}
        </span>
      )}
    </div>
  )
}
