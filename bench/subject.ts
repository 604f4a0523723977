import type { Answers, Fault } from './ten-kinds.ts'

/** A library that judges the submissions of the thirty-question form. */
export interface Subject<Submission = unknown> {
  readonly name: string
  /** The answers as this library wants them. Not timed. */
  readonly submission: (answers: Answers) => Submission
  /** Timed: from a submission to the verdict, errors included. */
  readonly accepts: (submission: Submission) => boolean
  /** What the library finds fault with. Not timed. */
  readonly faults: (submission: Submission) => readonly Fault[]
  /** Timed: everything that is made once per form. */
  readonly compile?: () => unknown
  /** Submissions after which the library wants the event loop. */
  readonly breathesAfter?: number
}
