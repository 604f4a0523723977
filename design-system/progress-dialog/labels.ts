/** What ProgressDialog says. */
export interface ProgressDialogLabels {
  close: string
  /** Said while the first report is awaited. */
  waiting: string
  /** Said at 100. */
  complete: string
  download: string
  /** Name of the progress bar. */
  progress: string
}
