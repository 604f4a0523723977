/** What a range of times says besides its two time pickers. */
export interface TimeRangePickerLabels {
  start: string
  end: string
  /** Shown when the end is not after the start. */
  reversed: string
  /** Stands behind an end of the next day, where `overnight` allows one. */
  nextDay: string
}
