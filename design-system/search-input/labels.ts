/** What a search input says. */
export interface SearchInputLabels {
  /** Name of the button that empties it. */
  clear: string
}
