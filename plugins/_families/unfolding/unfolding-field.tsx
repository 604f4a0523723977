import { clsx } from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import { afterPress, type RendererProps } from '#sdk/ui'
import { ChevronGlyph } from './chevron-glyph.tsx'

interface UnfoldingFieldProps
  extends Pick<
    RendererProps<never>,
    'question' | 'controlId' | 'labelId' | 'describedBy' | 'issues' | 'readOnly' | 'onBlur'
  > {
  /** What is chosen, in words; empty: nothing. */
  readonly shown: string
  readonly placeholder: string
  /** @default whether the question has issues */
  readonly invalid?: boolean
  /** What it unfolds. @param close folds it again, with the focus on the field */
  readonly panel: (close: () => void) => ReactNode
  /** Below the field, whether or not it is unfolded; part of it for who leaves it. */
  readonly children?: (close: () => void) => ReactNode
}

/** A field that says what is chosen and unfolds below itself: nothing is covered, which fits a phone. */
export const UnfoldingField = ({ shown, placeholder, readOnly, panel, children, ...p }: UnfoldingFieldProps) => {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const panelId = `${p.controlId}-panel`
  const { invalid = p.issues.length > 0 } = p

  const close = () => {
    trigger.current?.focus()
    setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape and the leaving of what is inside
    <div
      className="flex min-w-0 flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        // Without a target a scroll bar or plain ground was pressed: the panel stays. What is pressed stays where it is
        // until it has been pressed: closing at once would take it away from under the finger.
        if (event.relatedTarget) afterPress(() => setOpen(false))
        p.onBlur()
      }}
    >
      <button
        ref={trigger}
        id={p.controlId}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-labelledby={p.labelId}
        aria-describedby={p.describedBy}
        aria-required={p.question.required || undefined}
        aria-invalid={invalid || undefined}
        aria-readonly={readOnly || undefined}
        className={clsx(
          'control-frame min-h-11 w-full gap-2 px-3 py-2 text-start outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent-solid',
          invalid && 'border-danger-solid',
          readOnly ? 'cursor-default bg-subtle' : 'cursor-pointer',
          shown === '' && 'text-muted',
        )}
        onClick={() => !readOnly && setOpen(!open)}
      >
        <span className="wrap-anywhere min-w-0 flex-1">{shown || placeholder}</span>
        {!readOnly && <ChevronGlyph turned="down" />}
      </button>
      {open && (
        <div
          id={panelId}
          role="dialog"
          aria-labelledby={p.labelId}
          className="flex flex-col gap-2 rounded-md border border-hairline bg-paper p-2"
        >
          {panel(close)}
        </div>
      )}
      {children?.(close)}
    </div>
  )
}
