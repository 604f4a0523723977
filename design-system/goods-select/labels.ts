/** What a goods select says. */
export interface GoodsSelectLabels {
  /** Name of the field of a thing's number. */
  quantity: (name: string) => string
  increase: (name: string) => string
  decrease: (name: string) => string
  /** Beside a thing of which few are left. */
  left: (count: number) => string
  soldOut: string
  /** Number of pieces and the sum as written in the reader's language. */
  total: (pieces: number, sum: string) => string
  tooFew: (min: number) => string
  tooMany: (max: number) => string
}
