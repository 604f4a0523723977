import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { type ControlProps, controlAria } from '../_internal/control-props.ts'
import { useComposing } from '../_internal/use-composing.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface OtpInputProps extends ControlProps {
  value: string
  onChange: (code: string) => void
  /** Called once when the last digit is there. */
  onComplete?: ((code: string) => void) | undefined
  onBlur?: (() => void) | undefined
  /** @default 6 */
  length?: number | undefined
  /** Letters count too. @default false */
  letters?: boolean | undefined
}

/**
 * A one-time code (role textbox). One real field under drawn boxes: phones fill it from the message
 * (`autocomplete="one-time-code"`), a code is pasted with whatever spaces it has, and a screen reader reads one field.
 *
 * Do: let the code be pasted with spaces, and send it as soon as it is whole.
 * Don't: split it into boxes of their own; phones fill only one field.
 * Keys: digits fill, Backspace takes back the last one; Enter does nothing.
 */
export function OtpInput(props: Controllable<OtpInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const { length = 6, letters = false, ...p } = useControllable<OtpInputProps>(props, '', { anchor: root })
  const [focused, setFocused] = useState(false)
  const type = (raw: string) => {
    const plain = raw.normalize('NFKC').replace(letters ? /[^a-z0-9]/gi : /\D/g, '')
    const code = (letters ? plain.toUpperCase() : plain).slice(0, length)
    if (code === p.value) return
    p.onChange(code)
    if (code.length === length) p.onComplete?.(code)
  }
  const ime = useComposing(p.value, type)
  // The next box to fill; in a full code the last one.
  const active = Math.min(p.value.length, length - 1)
  return (
    // A code runs left to right in every script.
    <div ref={root} data-slot="otp-input" dir="ltr" className={clsx('relative inline-flex max-w-full', p.className)}>
      <div aria-hidden="true" className="flex min-w-0 gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are places, nothing else
            key={index}
            data-slot="otp-input-box"
            className={clsx(
              'grid min-h-12 w-10 min-w-0 shrink place-items-center rounded-md border bg-paper font-medium text-xl tabular-nums',
              p.invalid ? 'border-danger-solid' : 'border-control',
              p.disabled && 'border-hairline bg-subtle text-muted',
              focused && index === active && 'outline-2 outline-accent-solid outline-offset-1',
            )}
          >
            {ime.text[index] ?? ''}
          </span>
        ))}
      </div>
      <input
        {...controlAria(p)}
        id={p.id}
        name={p.name}
        type="text"
        inputMode={letters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize={letters ? 'characters' : undefined}
        spellCheck={false}
        value={ime.text}
        disabled={p.disabled}
        readOnly={p.readOnly}
        {...ime.field}
        onSelect={(event) => {
          // Always at the end: digits in the middle of a code would overwrite what the boxes show.
          const { currentTarget: field } = event
          if (!ime.active && field.selectionStart !== field.value.length)
            field.setSelectionRange(field.value.length, field.value.length)
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          p.onBlur?.()
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="absolute inset-0 size-full bg-transparent text-lg text-transparent caret-transparent outline-none selection:bg-transparent disabled:cursor-not-allowed"
      />
    </div>
  )
}
