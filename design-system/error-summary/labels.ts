/** What an error summary says. */
export interface ErrorSummaryLabels {
  title: (count: number) => string
}
