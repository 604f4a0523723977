import type { CalendarLabels } from '../calendar/labels.ts'

/** What DateField says. */
export interface DateFieldLabels extends CalendarLabels {
  /** Name of the button that opens the panel. */
  open: string
  /** Name of the panel. */
  choose: string
  /** Said below a text that means no moment; gets the typed form. */
  unreadable: (pattern: string) => string
  clear: string
  /** Closes a panel in which several things are chosen. */
  done: string
  previousYear: string
  nextYear: string
  thisMonth: string
  /** Where weeks are chosen. */
  thisWeek?: string | undefined
  time: string
  hour: string
  minute: string
  /** Letters of the typed form: year, month, day. German: J, M, T. */
  letters: { year: string; month: string; day: string }
}
