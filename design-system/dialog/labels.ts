/** What a dialog says. */
export interface DialogLabels {
  /** Name of the button that closes it. */
  close: string
}
