import type { DatePickerLabels } from '../date-picker/labels.ts'

/** What DateRangePicker says. */
export interface DateRangePickerLabels extends DatePickerLabels {
  start: string
  end: string
  /** Shown when the end lies before the start. */
  reversed: string
  /** Name of the list of presets. */
  presets: string
}
