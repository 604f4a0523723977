import { z } from 'zod'
import type { Subject } from './subject.ts'
import { type Answers, bounds, checkboxIds, columnIds, idOf, radioIds, rowIds, selectIds } from './ten-kinds.ts'

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

const choice = (ids: readonly string[]) => z.strictObject({ ids: z.array(z.enum(ids)).length(1) })

const block = (number: number): Record<string, z.ZodType> => ({
  [idOf('name', number)]: z
    .string()
    .min(bounds.name.min)
    .max(bounds.name.max)
    .regex(/^[^\r\n]*$/),
  [idOf('age', number)]: z.int().min(bounds.age.min).max(bounds.age.max),
  [idOf('note', number)]: z.string().max(bounds.remarks.max).optional(),
  [idOf('day', number)]: z.iso.date().refine((day) => day >= bounds.day.min && day <= bounds.day.max),
  [idOf('often', number)]: choice(radioIds),
  [idOf('drink', number)]: z.strictObject({
    ids: z.array(z.enum(checkboxIds)).min(bounds.drinks.min).max(bounds.drinks.max).refine(isUnique),
  }),
  [idOf('city', number)]: choice(selectIds),
  [idOf('star', number)]: z.int().min(bounds.stars.min).max(bounds.stars.max),
  [idOf('grid', number)]: z.strictObject(
    Object.fromEntries(rowIds.map((row) => [row, z.array(z.enum(columnIds)).length(1)])),
  ),
  [idOf('mail', number)]: z.email(),
})

/** The schema a person would write by hand for the same form. Unknown keys are left out, as the engine does. */
export const withZod = (blocks: number): Subject<Answers> => {
  const compile = () =>
    z.object(Object.assign({}, ...Array.from({ length: blocks }, (_, index) => block(index + 1))) as z.ZodRawShape) // a plain merge
  const schema = compile()
  return {
    name: 'zod',
    submission: (answers) => answers,
    accepts: (answers) => schema.safeParse(answers).success,
    faulty: (answers) => new Set(schema.safeParse(answers).error?.issues.map(({ path }) => String(path[0])) ?? []).size,
    compile,
  }
}
