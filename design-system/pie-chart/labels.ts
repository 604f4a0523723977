import type { ChartLabels } from '../chart/labels.ts'

/** What PieChart says. */
export interface PieChartLabels extends ChartLabels {
  /** Heads of the table. */
  item: string
  count: string
  share: string
  /** What is beyond the seven largest slices, as one. */
  rest: string
  none: string
}
