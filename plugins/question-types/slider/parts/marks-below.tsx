import { clsx } from 'clsx'
import type { DrawnMark } from './marks.ts'

/** The words below the rail, each under its place; the thumb says them, so that they are not read twice. */
export const MarksBelow = ({ marks }: { marks: readonly DrawnMark[] }) => (
  <div aria-hidden="true" className="grid text-muted text-sm">
    {marks.map(({ value, words, start, width, align }) => (
      <span
        key={value}
        className={clsx('wrap-anywhere col-start-1 row-start-1 min-w-0', alignClass[align])}
        style={{ marginInlineStart: `${start * 100}%`, width: `${width * 100}%` }}
      >
        {words}
      </span>
    ))}
  </div>
)

const alignClass = { start: 'pe-1 text-start', center: 'px-1 text-center', end: 'ps-1 text-end' } as const
