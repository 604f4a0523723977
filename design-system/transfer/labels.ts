/** What Transfer says. */
export interface TransferLabels {
  /** Titles of the two lists: "Available", "Chosen". */
  available: string
  chosen: string
  search: string
  clearSearch: string
  /** Names of the two buttons: "Move to chosen", "Move back". */
  add: string
  remove: string
  /** Name of the box that marks all of a list. */
  markAll: string
  empty: string
  /** Count in a head, for example "2 of 10". */
  count: (marked: number, total: number) => string
  /** Announced after a move: "3 moved to Chosen". */
  moved: (count: number, list: string) => string
}
