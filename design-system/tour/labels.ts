export interface TourLabels {
  /** Ends the tour; what was seen counts. */
  skip: string
  back: string
  next: string
  /** In place of next at the last step. */
  done: string
  close: string
  /** "2 of 5", counted from 1. */
  progress: (step: number, count: number) => string
}
