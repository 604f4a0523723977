/** What a sortable list says. Places count from 1. */
export interface SortableListLabels {
  /** Name of an item's handle. */
  handle: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  /** Read with each handle: Space lifts, arrows move, Space drops, Escape cancels. */
  instructions: string
  lifted: (name: string, position: number, total: number) => string
  /** While lifted, and after a move by button. */
  moved: (name: string, position: number, total: number) => string
  dropped: (name: string, position: number, total: number) => string
  cancelled: (name: string) => string
}
