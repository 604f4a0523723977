import type { ReactNode } from 'react'
import { useLabels } from '../labels/index.tsx'
import { LineChart } from '../line-chart/index.tsx'
import type { TrendLineLabels } from './labels.ts'

export type { TrendLineLabels } from './labels.ts'

export interface TrendPoint {
  id: string
  /** "21 Nov 2026" */
  label: string
  value: number
}

/**
 * Numbers over time as one calm line (figure), its ends in words, and the same as a table on request.
 *
 * Do: say the ends in words, so that the line is not the only message.
 * Don't: compare several things by it; that is a Line chart.
 * Keys: those of Chart.
 */
export function TrendLine({
  title,
  points,
  labels: own,
  locale,
  className,
}: {
  /** What the line says, in words. */
  title: ReactNode
  points: readonly TrendPoint[]
  labels?: Partial<TrendLineLabels> | undefined
  /** BCP 47 tag for the numbers; the browser's when left out. */
  locale?: string | undefined
  className?: string | undefined
}) {
  const labels = useLabels('trend-line', own)
  return (
    <LineChart
      plain
      title={title}
      steps={points}
      series={[{ id: 'value', label: labels.value, values: points.map(({ value }) => value) }]}
      labels={labels}
      locale={locale}
      className={className}
    />
  )
}
