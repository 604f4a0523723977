import type { ChartLabels } from '../chart/labels.ts'

/** What LineChart says. */
export interface LineChartLabels extends ChartLabels {
  /** Head of the table's first column. */
  item: string
}
