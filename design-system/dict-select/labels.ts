/** What DictSelect says. */
export interface DictSelectLabels {
  /** Said behind a chosen entry that is no longer on offer: "{label} (disabled)". */
  disabled: string
  loading: string
  search: string
  empty: string
  remove: string
}
