/** What SignaturePad says. */
export interface SignaturePadLabels {
  /** Name of the tabs. */
  ways: string
  draw: string
  type: string
  upload: string
  /** Names of the drawing: empty, and with a number of strokes. */
  emptyDrawing: string
  drawing: (strokes: number) => string
  undo: string
  clear: string
  /** Announced: how many strokes are left; and cleared. */
  undone: (left: number) => string
  cleared: string
  name: string
  consent: string
  pick: string
  /** The next three with `{n}`, the limit in MB, and `{types}`. */
  uploadHint: string
  wrongType: string
  tooLarge: string
}
