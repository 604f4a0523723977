/** What Tree says. */
export interface TreeLabels {
  loading: string
  /** Joined with a node's name: "Sales could not be loaded". */
  loadFailed: string
}
