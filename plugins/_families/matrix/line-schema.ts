import { z } from 'zod'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxIdLength } from './lines.ts'

/** A row, or a column that has nothing but a name. */
export const lineSchema = z.object({ id: questionIdSchema, label: textSchema })

/** A list of rows or columns, each with an id of its own. */
export const linesSchema = <Line extends { readonly id: string }>(line: z.ZodType<Line>, max: number) =>
  z
    .array(line)
    .min(1)
    .max(max)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'Duplicate id')

/** What stands in each line, by its id; `isRecordOf` says the same without a schema library. */
export const recordOf = <Value>(value: z.ZodType<Value>, max: number) =>
  z
    // A record passes over this one key; here nothing is passed over.
    .custom<object>((answer) => typeof answer === 'object' && answer !== null && !Object.hasOwn(answer, '__proto__'))
    .pipe(z.record(z.string().min(1).max(maxIdLength), value).refine((lines) => Object.keys(lines).length <= max))
