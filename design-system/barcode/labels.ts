export interface BarcodeLabels {
  copy: string
  copied: string
  download: string
  /** In place of the bars when the text has signs that Code 128 has not. */
  invalid: string
}
