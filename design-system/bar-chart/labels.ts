import type { ChartLabels } from '../chart/labels.ts'

/** What BarChart says. */
export interface BarChartLabels extends ChartLabels {
  /** Heads of the table. */
  item: string
  count: string
  share: string
  /** Said when there are no rows, or no answers. */
  none: string
}
