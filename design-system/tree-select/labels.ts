/** What TreeSelect says. */
export interface TreeSelectLabels {
  /** Name of the search field and of the tree. */
  search: string
  /** When nothing is found. */
  empty: string
  /** When there is nothing to choose from. */
  noData: string
  loading: string
  /** Joined with a node's name: "Sales could not be loaded". */
  loadFailed: string
  /** Joined with a node's name: "Remove Sales". */
  remove: string
}
