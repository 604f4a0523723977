// Answers by the hundred: what the schema allows, and what is almost that.
import fc from 'fast-check'
import type { Json } from '#sdk'
import { answersLike } from '../testing/json-arbitraries.ts'
import { seed } from './constants.ts'
import type { Problem } from './problem.ts'
import { problem, said, short } from './problem.ts'
import { asStored } from './schema.ts'
import { answersOf } from './schema-arbitraries.ts'
import type { TypeFolder } from './type-folder.ts'

export const fuzz = (
  type: TypeFolder,
  file: string,
  each: (answer: Json) => string | null,
  numRuns: number,
): Problem[] => {
  const { definition } = type
  if (!definition || definition.answer === null) return []
  const made = answersOf(definition)
  if (!made)
    return [
      problem(
        type,
        'definition.ts',
        'the answer schema does not tell what answers look like',
        'write generate(random) beside it: an answer out of random numbers',
      ),
    ]
  const examples: readonly Json[] = definition.examples.map(({ answer }) => asStored(answer) as Json)
  const outcome = fc.check(
    fc.property(fc.oneof({ weight: 3, arbitrary: made }, { weight: 2, arbitrary: answersLike(examples) }), (answer) => {
      let wrong: string | null
      try {
        wrong = each(answer)
      } catch (failure) {
        wrong = `throws: ${said(failure)}`
      }
      if (wrong !== null) throw new Error(wrong)
    }),
    { numRuns, seed },
  )
  if (!outcome.failed) return []
  const what = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance)
  return [
    problem(
      type,
      file,
      `for the answer ${short(outcome.counterexample?.[0])} it ${what}`,
      'the schema allows this answer: handle it, or make the schema stricter',
    ),
  ]
}

/** Well formed and given: what the engine compares, formats and counts. */
export const given = ({ validator }: TypeFolder, answer: Json): boolean =>
  validator?.is(answer) === true && !validator.isEmpty?.(answer)
