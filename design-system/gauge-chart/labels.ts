import type { ChartLabels } from '../chart/labels.ts'

/** What GaugeChart says. */
export interface GaugeChartLabels extends ChartLabels {
  /** Heads of the table, and what the large number is. */
  item: string
  value: string
  score: string
}
