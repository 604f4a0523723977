/** What IconPicker says. */
export interface IconPickerLabels {
  /** Name of the panel and the grid. */
  choose: string
  search: string
  /** Text of no icon. */
  none: string
  clear: string
  empty: string
  /** Announced after each search: "12 icons". */
  found: (count: number) => string
}
