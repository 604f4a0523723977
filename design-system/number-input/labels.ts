/** What NumberInput says. */
export interface NumberInputLabels {
  /** Of a text that is no number, or could be several. */
  unread: string
}
