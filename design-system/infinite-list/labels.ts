export interface InfiniteListLabels {
  loading: string
  /** What could not be loaded; before the retry button. */
  failed: string
  retry: string
  /** All is there: "No more messages". */
  end: string
  /** What is in sight, counted from 1: "21–40 of 500". */
  position: (first: number, last: number, total: number) => string
}
