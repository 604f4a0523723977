/** What a repeating group says. Places count from 1. */
export interface RepeatingGroupLabels {
  add: string
  /** Heading of a group: "Passenger 2". */
  heading: (position: number) => string
  remove: (position: number) => string
  moveUp: (position: number) => string
  moveDown: (position: number) => string
  added: (position: number) => string
  removed: (position: number, left: number) => string
  moved: (position: number, total: number) => string
  /** Why the last ones cannot be removed. */
  atLeast: (min: number) => string
  /** Why no more can be added. */
  atMost: (max: number) => string
  /** Stands for the groups when there are none. */
  empty: string
}
