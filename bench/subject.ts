import type { Answers } from './ten-kinds.ts'

/** A library that judges the submissions of the thirty-question form. */
export interface Subject<Submission = unknown> {
  readonly name: string
  /** The answers as this library wants them. Not timed. */
  readonly submission: (answers: Answers) => Submission
  /** Timed: from a submission to the verdict, errors included. */
  readonly accepts: (submission: Submission) => boolean
  /** How many questions the library finds fault with. Not timed. */
  readonly faulty: (submission: Submission) => number
  /** Timed: everything that is made once per form. */
  readonly compile?: () => unknown
  /** Submissions after which the library wants the event loop. */
  readonly breathesAfter?: number
}
