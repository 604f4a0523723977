import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import { useLabels } from '../labels/index.tsx'
import type { ErrorSummaryLabels } from './labels.ts'

export type { ErrorSummaryLabels } from './labels.ts'

export interface ErrorSummaryEntry {
  /** Of the control that must be corrected, or of what stands around it. */
  id: string
  /** What the field is called; without it `text` must say that. */
  label?: string | undefined
  /** What is wrong, and how to mend it. */
  text: string
}

export interface ErrorSummaryProps {
  /** In the order of the fields; none draws nothing. */
  entries: readonly ErrorSummaryEntry[]
  /** Counts the attempts to send: with each the summary takes the focus. Without it it leaves the focus where it is. */
  attempt?: number | undefined
  /** Instead of going to the control: it is on another page, or folded away. */
  onGo?: ((id: string) => void) | undefined
  labels?: Partial<ErrorSummaryLabels> | undefined
  className?: string | undefined
}

/**
 * All that is left to correct in a form, in one place: each entry leads into its field.
 *
 * Do: place it where a person looks after pressing Send, and keep the errors at the fields too.
 * Don't: show it while the form is filled in for the first time, or for a single field.
 * Keys: Tab goes through the entries; Enter goes into the field.
 * ARIA: a region named by its title, https://www.w3.org/WAI/tutorials/forms/notifications/
 */
export function ErrorSummary({ entries, attempt, onGo, labels: own, className }: ErrorSummaryProps) {
  const labels = useLabels('error-summary', own)
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt !== undefined && attempt > 0) root.current?.focus()
  }, [attempt])
  if (entries.length === 0) return null
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-slot="error-summary"
      className={clsx(
        '[overflow-wrap:anywhere] flex min-w-0 items-start gap-3 rounded-lg bg-danger-soft px-4 py-3 text-base text-danger-text',
        className,
      )}
    >
      <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold">
          {labels.title(entries.length)}
        </p>
        <ul className="mt-1 flex flex-col">
          {entries.map(({ id, label, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1 underline underline-offset-2 pointer-coarse:py-2.5"
                onClick={(event) => {
                  // The anchor's own jump would move the page and leave the focus here.
                  event.preventDefault()
                  if (onGo) onGo(id)
                  else goTo(id)
                }}
              >
                {label ? `${label} — ${text}` : text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Into the control: itself, or the first thing in a group that can be operated. */
function goTo(id: string) {
  const target = document.getElementById(id)
  if (!target) return
  const chosen = target.querySelector<HTMLElement>('input:checked')
  const control = target.matches(operable) ? target : (chosen ?? target.querySelector<HTMLElement>(operable) ?? target)
  control.focus({ preventScroll: true })
  // What is wrong stands around the control, and often below it: in the middle both are seen.
  control.scrollIntoView?.({ block: 'center' })
}

const operable =
  ':is(input,select,textarea,button,a[href],[tabindex="0"],[contenteditable=true]):not(:disabled,[type=hidden])'
