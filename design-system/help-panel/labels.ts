export interface HelpPanelLabels {
  /** Name of the panel. */
  title: string
  close: string
  /** Name and placeholder of the search. */
  search: string
  clear: string
  /** No topic has the words. */
  none: string
  /** From a topic to the list. */
  back: string
  /** Announced after a search. */
  found: (count: number) => string
}
