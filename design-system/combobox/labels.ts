/** What Combobox says. */
export interface ComboboxLabels {
  /** Name of the search field and of the list. */
  search: string
  /** When nothing is found. */
  empty: string
  /** When there is nothing to choose from, before anything was typed. */
  noData: string
  loading: string
  /** Joined with an option's name: "Remove Anna". */
  remove: string
}
