/** Names of the two halves of a date-time picker. */
export interface DateTimePickerLabels {
  date: string
  time: string
  /** Shown when the moment lies before `min` or after `max`. */
  outOfRange: string
}
