import type { ChartLabels } from '../chart/labels.ts'

/** What HeatTable says. */
export interface HeatTableLabels extends ChartLabels {
  /** Head of the table's first column. */
  item: string
  none: string
}
