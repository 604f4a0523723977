import type { ReactNode } from 'react'
import { LineChart, type LineChartLabels } from '../line-chart/index.tsx'

export interface TrendPoint {
  id: string
  /** "21 Nov 2026" */
  label: string
  value: number
}

export interface TrendLineLabels extends LineChartLabels {
  /** Head of the table's second column. */
  value: string
}

/**
 * Numbers over time as one calm line (figure), its ends in words, and the same as a table on request.
 * Keys and ARIA: see Chart.
 */
export function TrendLine({
  title,
  points,
  labels,
  locale,
  className,
}: {
  /** What the line says, in words. */
  title: ReactNode
  points: readonly TrendPoint[]
  labels: TrendLineLabels
  /** BCP 47 tag for the numbers; the browser's when left out. */
  locale?: string | undefined
  className?: string | undefined
}) {
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
