/** What Select says. */
export interface SelectLabels {
  /** When there is nothing to choose from. */
  noData: string
}
