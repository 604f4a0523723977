/** What FilterBar says. */
export interface FilterBarLabels {
  /** Of the whole bar. */
  bar: string
  /** Name and placeholder of the field that adds filters. */
  add: string
  addPlaceholder: string
  /** Name of the list that typing opens. */
  suggestions: string
  nothingFound: string
  /** In a filter's panel. */
  operator: string
  value: string
  from: string
  to: string
  choose: string
  apply: string
  /** Of a chip's remove button; takes the whole filter as text. */
  remove: (filter: string) => string
  clearAll: string
  /** Announced. */
  added: (filter: string) => string
  removed: (filter: string) => string
  cleared: string
}
