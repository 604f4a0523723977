/** What the place of toasts says. */
export interface ToasterLabels {
  /** Its name. */
  label: string
  /** Name of the button that closes a toast. */
  close: string
}
