export interface ColumnsRailLabels {
  /** Of the mark at links that leave the product: "opens in a new tab". */
  newTab: string
}
