import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { textLength } from '../_internal/text-count.tsx'
import { countWords } from './count-words.ts'

export { textLength } from '../_internal/text-count.tsx'
export { countWords } from './count-words.ts'

export interface WordCounterProps {
  /** For `aria-describedby` of the field. */
  id?: string | undefined
  text: string
  /** Without it only the length is shown. */
  max?: number | undefined
  /** @default 'characters', as a person counts them */
  unit?: 'characters' | 'words' | undefined
  /** BCP 47 language that says where words end. @default the reader's */
  locale?: string | undefined
  labels: {
    /** Read instead of `n/max`: "{length} of {max} characters". */
    count: string
    /** Announced once typing rests: "{left} left", "{over} too many". */
    left: string
    exceeded: string
  }
  className?: string | undefined
}

/**
 * `length/maxlength` of a text, marked when exceeded by weight, sign and colour (spec 5). Text is never cut. What is left
 * is announced only near the end, and only when typing rests for a second: no word per key.
 */
export function WordCounter({ unit = 'characters', max, ...p }: WordCounterProps) {
  const length = unit === 'words' ? countWords(p.text, p.locale) : textLength(p.text)
  const exceeded = max !== undefined && length > max
  const near = max !== undefined && length >= max * 0.9 && length > 0
  const news = !near
    ? ''
    : exceeded
      ? p.labels.exceeded.replace('{over}', String(length - max))
      : p.labels.left.replace('{left}', String(max - length))
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(news), 1000)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <span
      data-slot="word-counter"
      data-exceeded={exceeded || undefined}
      className={clsx(
        'inline-flex items-center gap-1 text-xs tabular-nums',
        exceeded ? 'font-semibold text-danger-text' : 'text-muted',
        p.className,
      )}
    >
      <span aria-hidden="true">
        {exceeded && '! '}
        {max === undefined ? length : `${length}/${max}`}
      </span>
      <span id={p.id} className="sr-only">
        {p.labels.count.replace('{length}', String(length)).replace('{max}', String(max ?? ''))}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  )
}
