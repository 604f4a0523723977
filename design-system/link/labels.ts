export interface LinkLabels {
  /** Read after the text of an external link: "(opens in a new tab)". */
  newTab: string
}
