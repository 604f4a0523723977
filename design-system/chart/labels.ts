/** Words of the frame. A tool whose words are left out is not offered. */
export interface ChartLabels {
  showTable: string
  hideTable: string
  /** Said when there is nothing to draw. */
  none?: string | undefined
  /** Buttons that save the figures (csv) and the picture (PNG). */
  csv?: string | undefined
  png?: string | undefined
  /** Said when the browser cannot draw the picture. */
  pngFailed?: string | undefined
  /** Tells assistive technology how to read: "Arrow keys go from value to value". */
  keys?: string | undefined
}
