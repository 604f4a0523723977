import type { LineChartLabels } from '../line-chart/labels.ts'

/** What TrendLine says. */
export interface TrendLineLabels extends LineChartLabels {
  /** Head of the table's second column. */
  value: string
}
