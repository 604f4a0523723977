import { type ReactNode, useId, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'

export interface BarChartRow {
  id: string
  label: string
  count: number
  /** 0 to 1; worked out from the counts when left out. */
  share?: number | undefined
}

export interface BarChartLabels {
  /** Heads of the table. */
  item: string
  count: string
  share: string
  showTable: string
  hideTable: string
  /** Said when there are no rows, or no answers. */
  none: string
}

/**
 * Counts as bars (figure): every bar has its words and numbers beside it, and the same as a table on request.
 * Bars are measured against the whole, so 10 % looks like 10 %.
 */
export function BarChart({
  title,
  rows,
  labels,
  locale,
  className,
}: {
  title: ReactNode
  rows: readonly BarChartRow[]
  labels: BarChartLabels
  /** BCP 47 tag for the numbers; the browser's when left out. */
  locale?: string | undefined
  className?: string | undefined
}) {
  const titleId = useId()
  const tableId = useId()
  const [asTable, setAsTable] = useState(false)
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  const shares = rows.map((row) => row.share ?? (total === 0 ? 0 : row.count / total))
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

  return (
    <figure data-slot="bar-chart" aria-labelledby={titleId} className={cn('flex min-w-0 flex-col gap-3', className)}>
      <figcaption id={titleId} className="font-semibold text-base">
        {title}
      </figcaption>
      {rows.length === 0 || total === 0 ? (
        <p className="text-muted">{labels.none}</p>
      ) : (
        <>
          {asTable ? (
            <table id={tableId} className="w-full text-base">
              <thead className="text-muted text-sm">
                <tr className="border-hairline border-b">
                  <th scope="col" className="py-1.5 text-start font-medium">
                    {labels.item}
                  </th>
                  <th scope="col" className="py-1.5 text-end font-medium">
                    {labels.count}
                  </th>
                  <th scope="col" className="py-1.5 text-end font-medium">
                    {labels.share}
                  </th>
                </tr>
              </thead>
              <tbody className="tabular-nums">
                {rows.map((row, index) => (
                  <tr key={row.id} className="border-hairline border-b last:border-b-0">
                    <th scope="row" className="py-1.5 text-start font-normal">
                      {row.label}
                    </th>
                    <td className="py-1.5 text-end">{number.format(row.count)}</td>
                    <td className="py-1.5 text-end">{percent.format(shares[index] ?? 0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <ul id={tableId} className="flex flex-col gap-2">
              {rows.map((row, index) => (
                <Bar key={row.id} label={row.label} share={shares[index] ?? 0}>
                  {number.format(row.count)} <span className="text-muted">({percent.format(shares[index] ?? 0)})</span>
                </Bar>
              ))}
            </ul>
          )}
          <Button
            variant="ghost"
            size="mini"
            className="-ms-2 self-start text-muted print:hidden"
            aria-expanded={asTable}
            aria-controls={tableId}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? labels.hideTable : labels.showTable}
          </Button>
        </>
      )}
    </figure>
  )
}

function Bar({ label, share, children }: { label: string; share: number; children: ReactNode }) {
  return (
    <li data-slot="bar" className="flex flex-col gap-1">
      <span className="flex items-baseline gap-4">
        <span className="min-w-0 flex-1 break-words">{label}</span>
        <span className="shrink-0 tabular-nums">{children}</span>
      </span>
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-desk">
        <span
          className="block h-full min-w-0.5 rounded-full bg-accent-solid print:border print:border-ink"
          style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }}
        />
      </span>
    </li>
  )
}
