/** What Cascader says. */
export interface CascaderLabels {
  /** Name of the search field and of the popup. */
  search: string
  /** When nothing is found. */
  empty: string
  loading: string
  loadFailed: string
}
