/** What WordCounter says. */
export interface WordCounterLabels {
  /** Read instead of `n/max`: "12 of 50 characters"; without a limit "12 characters". */
  count: (length: number, max: number | undefined) => string
  /** Announced once typing rests: "5 left", "2 too many". */
  left: (left: number) => string
  exceeded: (over: number) => string
}
