import { clsx } from 'clsx'
import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { type ControlProps, controlAria, controlFrame, joinIds } from '../_internal/control-props.ts'
import { TextCount, textLength } from '../_internal/text-count.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface TextareaProps extends ControlProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  /** Lines shown when empty. @default 4 */
  rows?: number | undefined
  /** Lines to grow to before it scrolls. @default 16 */
  maxRows?: number | undefined
  /** In characters; never cuts text. */
  maxLength?: number | undefined
  showCount?: boolean | undefined
  countLabel?: string | undefined
  autoComplete?: string | undefined
}

/**
 * Multi-line text field (role textbox, multiline) that grows with its text.
 *
 * Do: show the limit before it is reached, and count down near it.
 * Don't: use it for one line; Enter then surprises.
 * Keys: Enter makes a new line.
 */
export function Textarea(props: Controllable<TextareaProps>) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const { rows = 4, maxRows = 16, ...p } = useControllable<TextareaProps>(props, '', { anchor: ref })
  const ownId = useId()
  const countId = `${p.id ?? ownId}-count`
  const max = p.showCount ? p.maxLength : undefined
  const exceeded = max !== undefined && textLength(p.value) > max
  useGrow(ref, p.value)

  return (
    <div data-slot="textarea" className={clsx(controlFrame, 'flex-col items-stretch', p.className)}>
      <textarea
        ref={ref}
        {...controlAria({
          ...p,
          invalid: p.invalid || exceeded,
          describedBy: joinIds(p.describedBy, max !== undefined && countId),
        })}
        id={p.id}
        name={p.name}
        rows={rows}
        style={lines(rows, maxRows)}
        className="field-sizing-content max-h-(--max-lines) min-h-(--min-lines) w-full resize-y bg-transparent px-3 py-2 outline-none disabled:cursor-not-allowed"
        value={p.value}
        placeholder={p.placeholder}
        disabled={p.disabled}
        readOnly={p.readOnly}
        autoComplete={p.autoComplete}
        onChange={(event) => p.onChange(event.target.value)}
        onBlur={p.onBlur}
      />
      {max !== undefined && (
        <TextCount id={countId} value={p.value} max={max} label={p.countLabel} className="self-end pb-1.5" />
      )}
    </div>
  )
}

function lines(rows: number, maxRows: number) {
  // CSSProperties knows no custom properties; these two are read by the class names above.
  return {
    '--min-lines': `calc(${rows}lh + 1rem)`,
    '--max-lines': `calc(${Math.max(rows, maxRows)}lh + 1rem)`,
  } as CSSProperties
}

/** Browsers without `field-sizing` (Firefox, older Safari) get the height from the content instead. */
function useGrow(ref: { readonly current: HTMLTextAreaElement | null }, value: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: value is what changes the content height
  useEffect(() => {
    const element = ref.current
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [value])
}
