import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxChoices, starterChoices } from '../../_families/choice/choice.ts'
import { choiceAnswerSchema, quotaMembers, quotaSchema, voteMembers } from '../../_families/choice/choice-schema.ts'
import { pictureSchema } from '../../_families/picture/picture.ts'

const count = z.int().min(1).max(maxChoices)
const optionsSchema = z.object({
  choices: z
    .array(
      z.object({
        id: questionIdSchema,
        label: textSchema,
        image: pictureSchema.exactOptional(),
        quota: quotaSchema.exactOptional(),
      }),
    )
    .min(1)
    .max(maxChoices)
    .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Duplicate choice id'),
  multiple: z.boolean(),
  /** Only where several may be chosen. */
  min: count.exactOptional(),
  max: count.exactOptional(),
  columns: z.literal([1, 2, 3, 4]),
  shuffle: z.boolean().exactOptional(),
  ...quotaMembers,
  ...voteMembers,
})
type Options = z.infer<typeof optionsSchema>

const example: Options = {
  choices: [
    { id: 'sea', label: { 'zh-cn': '海边', en: 'By the sea' } },
    { id: 'hills', label: { 'zh-cn': '山里', en: 'In the hills' } },
    { id: 'city', label: { 'zh-cn': '城市', en: 'In the city' } },
  ],
  multiple: false,
  columns: 3,
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** One or several of options that are pictures with a name. */
export default defineQuestionType({
  id: 'image-select',
  group: 'choice',
  icon: 'images',
  options: optionsSchema,
  answer: choiceAnswerSchema,
  defaults: {
    choices: [
      { id: 'choice1', label: {} },
      { id: 'choice2', label: {} },
    ],
    multiple: false,
    columns: 2,
  },
  create: (newId) => ({ choices: starterChoices(newId), multiple: false, columns: 2 as const }),
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'choice',
  examples: [
    {
      options: example,
      answer: { ids: ['hills'] },
      valid: true,
      text: '山里',
      survives: true,
      facts: [{ value: 'hills' }],
      operand: ['hills'],
    },
    { options: but({ multiple: true, min: 2 }), answer: { ids: ['sea', 'city'] }, valid: true },
    // Bounds of several say nothing of one.
    { options: but({ min: 2 }), answer: { ids: ['sea'] }, valid: true },
    { options: example, answer: { ids: ['sea', 'city'] }, valid: false },
    { options: but({ multiple: true, min: 2 }), answer: { ids: ['sea'] }, valid: false },
    { options: but({ multiple: true, max: 1 }), answer: { ids: ['sea', 'city'] }, valid: false },
    { options: example, answer: { ids: ['moon'] }, valid: false },
    { options: example, answer: { ids: [] }, valid: false, empty: true },
  ],
})
