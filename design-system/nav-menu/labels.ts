export interface NavMenuLabels {
  /** Name of the button that holds the entries for which there is no room. */
  more: string
  /** Of the mark at links that leave the product: "opens in a new tab". */
  newTab: string
}
