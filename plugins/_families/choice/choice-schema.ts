import { z } from 'zod'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { pictureSchema } from '../picture/picture.ts'
import { maxChoices, maxIdLength } from './choice.ts'
import { maxQuota } from './quota.ts'

/** How many records may choose an option. */
export const quotaSchema = z.int().min(1).max(maxQuota)

/** What holds for all quotas of a question. */
export const quotaMembers = {
  /** Quotas begin anew so often; absent: never. */
  quotaCycle: z.enum(['day', 'week']).exactOptional(),
  /** Respondents read how many are left. */
  showLeft: z.boolean().exactOptional(),
}

/** The list whose entries the options are, one or the other; taken over when the form is made, see `dictionary.ts`. */
export const sourceMembers = {
  /** A dictionary of the installation. */
  dictionary: z.string().min(1).max(100).exactOptional(),
  /** What stands at an address out there. */
  source: z.object({ address: z.string().min(1).max(2000), path: z.string().max(200) }).exactOptional(),
}

/** An address may say more than respondents are to know. */
export const sourceForAuthors = ['source'] as const

/** Respondents see, once they have answered, how often each option was chosen. */
export const voteMembers = { showVotes: z.boolean().exactOptional() }

const choiceSchema = z.object({
  id: questionIdSchema,
  label: textSchema,
  allowText: z.boolean().exactOptional(),
  textRequired: z.boolean().exactOptional(),
  disabled: z.boolean().exactOptional(),
  quota: quotaSchema.exactOptional(),
  /** The value of the entry it is, of a dictionary or another list. */
  entry: z.string().min(1).max(200).exactOptional(),
})

/** What stands beside the words of an option where options are laid out. */
const laidOut = { description: textSchema.exactOptional(), image: pictureSchema.exactOptional() }
const alone = { exclusive: z.boolean().exactOptional() }

/** A list of options, one of which is chosen: ids unique, at most one of them with a text. */
export const choicesSchema = listOf(choiceSchema.extend(laidOut))

/** The same for questions that allow several: an option may stand alone. */
export const multipleChoicesSchema = listOf(choiceSchema.extend({ ...laidOut, ...alone }))

/** Options that are a list to unfold: words only. */
export const listedChoicesSchema = listOf(choiceSchema.extend(alone))

/** Columns where there is room, or one after the other like words. */
export const columnsSchema = z.literal([1, 2, 3, 4, 'inline'])

/** Drawn as buttons that stay pressed, instead of a list with marks. */
export const lookSchema = z.literal('buttons').exactOptional()

// Strict, so that nothing is stored that nobody reads.
export const choiceAnswerSchema = z.strictObject({
  ids: z
    .array(z.string().min(1).max(maxIdLength))
    .max(maxChoices)
    .refine((ids) => new Set(ids).size === ids.length),
  // One that is too long is told so.
  other: z.string().exactOptional(),
})

function listOf<Shape extends typeof choiceSchema>(shape: Shape) {
  return z
    .array(shape)
    .min(1)
    .max(maxChoices)
    .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Duplicate choice id')
    .refine((choices) => choices.filter(({ allowText }) => allowText).length <= 1, 'More than one choice with text')
}
