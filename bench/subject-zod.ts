import { z } from 'zod'
import type { Subject } from './subject.ts'
import {
  type Answers,
  bounds,
  checkboxIds,
  columnIds,
  type Fault,
  idOf,
  naturalAnswers,
  radioIds,
  rowIds,
  selectIds,
} from './ten-kinds.ts'

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** @param isNatural a text for one choice and a list for several, instead of our own shape */
const block = (number: number, isNatural: boolean): Record<string, z.ZodType> => ({
  [idOf('name', number)]: z
    .string()
    .min(bounds.name.min)
    .max(bounds.name.max)
    .regex(/^[^\r\n]*$/),
  [idOf('age', number)]: z.int().min(bounds.age.min).max(bounds.age.max),
  [idOf('note', number)]: z.string().max(bounds.remarks.max).optional(),
  [idOf('day', number)]: z.iso.date().refine((day) => day >= bounds.day.min && day <= bounds.day.max),
  [idOf('often', number)]: choice(radioIds, isNatural),
  [idOf('drink', number)]: isNatural ? drinks : z.strictObject({ ids: drinks }),
  [idOf('city', number)]: choice(selectIds, isNatural),
  [idOf('star', number)]: z.int().min(bounds.stars.min).max(bounds.stars.max),
  [idOf('grid', number)]: z.strictObject(
    Object.fromEntries(
      rowIds.map((row) => [row, isNatural ? z.enum(columnIds) : z.array(z.enum(columnIds)).length(1)]),
    ),
  ),
  [idOf('mail', number)]: z.email(),
})

const choice = (ids: readonly string[], isNatural: boolean) =>
  isNatural ? z.enum(ids) : z.strictObject({ ids: z.array(z.enum(ids)).length(1) })

const drinks = z.array(z.enum(checkboxIds)).min(bounds.drinks.min).max(bounds.drinks.max).refine(isUnique)

/** The schema a person would write by hand for the same form. Unknown keys are left out, as the engine does. */
export const withZod = (blocks: number, { isNatural }: { isNatural: boolean }): Subject<Answers> => {
  const compile = () =>
    z.object(
      Object.assign({}, ...Array.from({ length: blocks }, (_, index) => block(index + 1, isNatural))) as z.ZodRawShape,
    ) // a plain merge
  const schema = compile()
  return {
    name: isNatural ? 'zod, answers in its own shape' : 'zod',
    submission: (answers) => (isNatural ? naturalAnswers(answers, blocks) : answers),
    accepts: (answers) => schema.safeParse(answers).success,
    faults: (answers) => schema.safeParse(answers).error?.issues.map(faultOf) ?? [],
    compile,
  }
}

const faultOf = (issue: z.core.$ZodIssue): Fault => {
  const word = `${issue.code} ${'origin' in issue ? issue.origin : 'format' in issue ? issue.format : ''}`
  return { question: String(issue.path[0]), kind: kinds[word] ?? word }
}
const kinds: Readonly<Record<string, string>> = {
  'too_small string': 'tooShort',
  'too_big array': 'tooMany',
  'too_big number': 'tooLarge',
  'invalid_format string': 'notEmail',
}
