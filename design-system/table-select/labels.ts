/** What a table select says. Counts are numbers of rows. */
export interface TableSelectLabels {
  /** How many rows are chosen; `max` is undefined without a limit. */
  chosen: (count: number, max: number | undefined) => string
  /** Shown while fewer than `min` are chosen. */
  tooFew: (min: number) => string
  /** Told when one more was tried than `max` allows. */
  tooMany: (max: number) => string
  /** Stands for the rows when there are none. */
  empty: string
}
