/** What TimePicker says. */
export interface TimePickerLabels {
  hour: string
  minute: string
  second: string
  /** Name of the AM and PM part. */
  dayHalf: string
  /** Spoken value of an empty part. */
  empty: string
  /** Name of the clear button; without it none is drawn. */
  clear?: string | undefined
}
