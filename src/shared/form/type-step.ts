// How a question type's options and answers got from the shape they once had to the one its code reads today.
import type { Json } from './definition.ts'

/**
 * One change of what a type stores. Steps are named, in order, and only ever added to: what is stored names how many of
 * them it has seen, and the rest are applied when it is read. Pure, and for every value the type ever stored.
 */
export interface TypeStep {
  readonly name: string
  /** Old options in, those of the next step out. */
  readonly options?: (options: Readonly<Record<string, Json>>) => Readonly<Record<string, Json>>
  /** @param options as this step leaves them @param before as this step found them */
  readonly answer?: (
    answer: Json,
    options: Readonly<Record<string, Json>>,
    before: Readonly<Record<string, Json>>,
  ) => Json
}

/** The steps of a type; none for a type this installation does not have. */
export type StepsOf = (typeId: string) => readonly TypeStep[]

/** How many steps of its question's type an answer has seen, by question id; 0 where absent. */
export type AnswerSteps = Readonly<Record<string, number>>
