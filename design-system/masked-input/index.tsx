import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { useComposing } from '../_internal/use-composing.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { applyMask, blankMask, caretAfter, cleanMasked, digitsOnly, type Mask, maskLength } from './mask.ts'

export { applyMask, cleanMasked, type Mask, maskLength } from './mask.ts'

export interface MaskedInputProps extends ControlProps {
  /** Without the mask's own signs: 13800138000, not 138-0013-8000. */
  value: string
  onChange: (value: string) => void
  /** Called once when every place is filled. */
  onComplete?: ((value: string) => void) | undefined
  onBlur?: (() => void) | undefined
  /** `9` digit, `A` letter, `*` either, a backslash before what is meant literally: `999-9999-9999`, `+4\\9 999`. */
  mask: Mask
  /** @default the mask with `_` for its places */
  placeholder?: string | undefined
  /** Letters become upper case. */
  upperCase?: boolean | undefined
  autoComplete?: string | undefined
  size?: Size | undefined
}

/**
 * Text with a fixed form (role textbox): identity numbers, plates, bank cards. The form is added while typing; pasted
 * text may have any form; deleting a sign of the mask deletes the character before it.
 *
 * Do: use it where the form is the same everywhere: plates, bank cards.
 * Don't: force a mask on names, addresses or foreign numbers.
 * Keys: the browser's; Enter does nothing.
 */
export function MaskedInput(props: Controllable<MaskedInputProps>) {
  const field = useRef<HTMLInputElement>(null)
  const p = useControllable<MaskedInputProps>(props, '', { anchor: field })
  const size = useSize(p.size)
  const caret = useRef<number>(undefined)
  const shown = applyMask(p.value, p.mask)

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== field.current) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const type = (raw: string, at: number) => {
    let before = cleanMasked(raw.slice(0, at), p.mask)
    let next = cleanMasked(raw, p.mask)
    // Only a sign of the mask is gone: the person meant the character before it.
    if (next === p.value && raw.length < shown.length && before.length > 0) {
      next = next.slice(0, before.length - 1) + next.slice(before.length)
      before = before.slice(0, -1)
    }
    caret.current = caretAfter(before.length, p.mask)
    const value = p.upperCase ? next.toUpperCase() : next
    if (value === p.value) return
    p.onChange(value)
    if (value.length === maskLength(p.mask)) p.onComplete?.(value)
  }
  const ime = useComposing(shown, type)

  return (
    <div data-slot="masked-input" className={clsx(controlFrame, controlHeight[size], p.className)}>
      <input
        {...controlAria(p)}
        ref={field}
        id={p.id}
        name={p.name}
        type="text"
        inputMode={digitsOnly(p.mask) ? 'numeric' : 'text'}
        className={clsx(controlField, 'tabular-nums')}
        value={ime.text}
        placeholder={p.placeholder ?? blankMask(p.mask)}
        disabled={p.disabled}
        readOnly={p.readOnly}
        autoComplete={p.autoComplete ?? 'off'}
        spellCheck={false}
        {...ime.field}
        onBlur={p.onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) event.preventDefault()
        }}
      />
    </div>
  )
}
