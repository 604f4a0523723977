import type { ChartLabels } from '../chart/labels.ts'

/** What RegionMap says. */
export interface RegionMapLabels extends ChartLabels {
  /** Heads of the table. */
  item: string
  count: string
  none: string
}
