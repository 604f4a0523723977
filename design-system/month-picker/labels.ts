/** What a month picker says by itself. */
export interface MonthPickerLabels {
  /** Name of the calendar button. */
  open: string
  /** Name of the panel. */
  choose: string
  /** Shown when the typed text is no month. `{pattern}` becomes the expected form. */
  unreadable: string
  previousYear: string
  nextYear: string
  /** Name of the list of years. */
  year: string
  thisMonth: string
  clear: string
  /** Why a month outside `min` and `max` cannot be chosen. */
  outOfRange: string
  /** Letters of the typed form: year, month. German: J, M. */
  letters: { year: string; month: string }
}
