/** What Upload says. */
export interface UploadLabels {
  pick: string
  drop: string
  remove: string
  retry: string
  uploading: string
  /** Said where a file can be paused; joined with its name. */
  pause: string
  resume: string
  /** Stands beside the percentage of a paused file. */
  paused: string
  /** Said where files can be put in order; joined with the name. */
  moveUp: string
  moveDown: string
  /** Told after a move; places count from 1. */
  moved: (name: string, position: number, total: number) => string
}
