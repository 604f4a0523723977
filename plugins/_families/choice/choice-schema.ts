import { z } from 'zod'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxChoices, maxIdLength, maxOtherLength } from './choice.ts'

const choiceSchema = z.object({
  id: questionIdSchema,
  label: textSchema,
  allowText: z.boolean().exactOptional(),
  textRequired: z.boolean().exactOptional(),
  disabled: z.boolean().exactOptional(),
})

/** A list of options: ids unique, at most one of them with a text. */
export const choicesSchema = listOf(choiceSchema)

/** The same for questions that allow several: an option may stand alone. */
export const multipleChoicesSchema = listOf(choiceSchema.extend({ exclusive: z.boolean().exactOptional() }))

/** Columns where there is room, or one after the other like words. */
export const columnsSchema = z.literal([1, 2, 3, 4, 'inline'])

// Strict, so that nothing is stored that nobody reads.
export const choiceAnswerSchema = z.strictObject({
  ids: z
    .array(z.string().min(1).max(maxIdLength))
    .max(maxChoices)
    .refine((ids) => new Set(ids).size === ids.length),
  other: z.string().max(maxOtherLength).exactOptional(),
})

function listOf<Shape extends typeof choiceSchema>(shape: Shape) {
  return z
    .array(shape)
    .min(1)
    .max(maxChoices)
    .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Duplicate choice id')
    .refine((choices) => choices.filter(({ allowText }) => allowText).length <= 1, 'More than one choice with text')
}
