/** What a code editor says. */
export interface CodeEditorLabels {
  /** Read with the field: how to leave it by keyboard (Escape, then Tab). */
  leave: string
  /** Where a JSON text stops being one; line and column count from 1. */
  invalidJson: (line: number, column: number) => string
  /** Name of the list of suggestions. */
  suggestions: string
}
