import { type ReactNode, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'

export interface TrendPoint {
  id: string
  /** "21 Nov 2026" */
  label: string
  value: number
}

export interface TrendLineLabels {
  /** Heads of the table. */
  item: string
  value: string
  showTable: string
  hideTable: string
}

const width = 800
const height = 96
const inset = 4

/** Numbers over time as one calm line (figure), its ends in words, and the same as a table on request. */
export function TrendLine({
  title,
  points,
  labels,
  locale,
  className,
}: {
  /** What the line says, in words: the drawing is hidden from assistive technology. */
  title: ReactNode
  points: readonly TrendPoint[]
  labels: TrendLineLabels
  /** BCP 47 tag for the numbers; the browser's when left out. */
  locale?: string | undefined
  className?: string | undefined
}) {
  const [asTable, setAsTable] = useState(false)
  const number = new Intl.NumberFormat(locale)
  const first = points[0]
  const last = points.at(-1)
  const highest = Math.max(1, ...points.map(({ value }) => value))
  const step = points.length > 1 ? (width - 2 * inset) / (points.length - 1) : 0
  const line = points
    .map(({ value }, index) => {
      const y = height - inset - (value / highest) * (height - 2 * inset)
      return `${(inset + index * step).toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')

  return (
    <figure data-slot="trend-line" className={cn('flex min-w-0 flex-col gap-2', className)}>
      <figcaption className="flex flex-wrap items-baseline gap-x-4 text-muted text-sm">
        <span className="me-auto">{title}</span>
        <Button variant="ghost" size="mini" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? labels.hideTable : labels.showTable}
        </Button>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="h-24 w-full" preserveAspectRatio="none" aria-hidden="true">
        <polygon
          points={`${inset},${height - inset} ${line} ${width - inset},${height - inset}`}
          className="fill-accent-soft"
        />
        <polyline
          points={line}
          fill="none"
          className="stroke-accent-solid"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {first && last && (
        <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 text-muted text-xs tabular-nums">
          <span>{first.label}</span>
          <span>{last.label}</span>
        </p>
      )}
      {asTable && (
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 text-start font-medium">
                {labels.item}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {labels.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, label, value }) => (
              <tr key={id} className="border-hairline border-t">
                <td className="py-1">{label}</td>
                <td className="py-1 text-end">{number.format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}
