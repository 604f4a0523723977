/** What Calendar says. */
export interface CalendarLabels {
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
  /** Why a day outside `min` and `max` cannot be chosen. */
  outOfRange: string
}
