/** What a matrix field says. */
export interface MatrixFieldLabels {
  /** Takes every answer back; shown where nothing is required. */
  clear: string
  /** Text of a drop-down without an answer. */
  choose: string
}
