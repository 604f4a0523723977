import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { textLength } from '../_internal/text-count.tsx'
import { useLabels } from '../labels/index.tsx'
import { countWords } from './count-words.ts'
import type { WordCounterLabels } from './labels.ts'

export { textLength } from '../_internal/text-count.tsx'
export { countWords } from './count-words.ts'
export type { WordCounterLabels } from './labels.ts'

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
  labels?: Partial<WordCounterLabels> | undefined
  className?: string | undefined
}

/**
 * `length/maxlength` of a text, marked when exceeded by weight, sign and colour (spec 5). Text is never cut. What is
 * left is announced only near the end, and only when typing rests for a second: no word per key.
 *
 * Do: show it from the start where the limit is short.
 * Don't: cut the text at the limit; people paste first and shorten then.
 */
export function WordCounter({ unit = 'characters', max, ...p }: WordCounterProps) {
  const labels = useLabels('word-counter', p.labels)
  const length = unit === 'words' ? countWords(p.text, p.locale) : textLength(p.text)
  const exceeded = max !== undefined && length > max
  const near = max !== undefined && length >= max * 0.9 && length > 0
  const news = !near ? '' : exceeded ? labels.exceeded(length - max) : labels.left(max - length)
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
        {labels.count(length, max)}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  )
}
