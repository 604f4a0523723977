import type { ChartLabels } from '../chart/labels.ts'

/** What WordList says. */
export interface WordListLabels extends ChartLabels {
  /** Heads of the table. */
  item: string
  count: string
  none: string
}
