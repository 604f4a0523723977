import type { CalendarLabels } from '../calendar/labels.ts'

/** What DatePicker says. */
export interface DatePickerLabels extends CalendarLabels {
  /** Name of the calendar button. */
  open: string
  /** Name of the panel. */
  choose: string
  /** Shown when the typed text is no day. `{pattern}` becomes the expected form. */
  unreadable: string
  clear: string
  /** Letters of the typed form: year, month, day. German: J, M, T. */
  letters: { year: string; month: string; day: string }
}
