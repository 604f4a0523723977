import type { ChartLabels } from '../chart/labels.ts'

/** What StackedBarChart says. */
export interface StackedBarChartLabels extends ChartLabels {
  /** Heads of the table: what the rows are, and their sum. */
  item: string
  total: string
  /** What the series beyond the seventh are called together. */
  rest: string
  none: string
}
