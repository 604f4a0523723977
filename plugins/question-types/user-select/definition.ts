import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { maxChosen, maxListed, maxNameLength } from './parts/person.ts'

const userIdSchema = z.string().regex(/^\d{1,18}$/)
const nameSchema = z.string().min(1).max(maxNameLength)

const optionsSchema = z.object({
  multiple: z.boolean(),
  /** Most people; counts only where several may be chosen. */
  max: z.int().min(2).max(maxChosen).exactOptional(),
  /** `listed`: the people below, for anybody. `everyone`: all active people, for signed-in respondents only. */
  people: z.enum(['listed', 'everyone']),
  list: z
    .array(z.object({ userId: userIdSchema, name: nameSchema }))
    .max(maxListed)
    .refine((list) => new Set(list.map(({ userId }) => userId)).size === list.length, 'Duplicate person'),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { multiple: false, people: 'listed', list: [] }
const listed: Options = {
  ...defaults,
  list: [
    { userId: '11', name: '林晓' },
    { userId: '12', name: '陈默' },
    { userId: '13', name: 'Anna Weber' },
  ],
}
const but = (changed: Partial<Options>): Options => ({ ...listed, ...changed })
const lin = { id: '11', name: '林晓' }
const chen = { id: '12', name: '陈默' }
const anna = { id: '13', name: 'Anna Weber' }

/** One or several people of the organisation. */
export default defineQuestionType({
  id: 'user-select',
  group: 'people',
  icon: 'users',
  options: optionsSchema,
  answer: z
    .array(z.strictObject({ id: userIdSchema, name: nameSchema }))
    .max(maxChosen)
    .refine((people) => new Set(people.map(({ id }) => id)).size === people.length),
  defaults,
  unfinished: ({ people, list }) => (people === 'listed' && list.length === 0 ? ['people'] : []),
  filter: ({ people }) => (people === 'listed' ? 'choice' : null),
  examples: [
    { options: listed, answer: [lin], valid: true, text: '林晓', facts: [{ value: '11' }] },
    { options: but({ multiple: true }), answer: [anna, chen], valid: true },
    { options: but({ multiple: true, max: 2 }), answer: [lin, chen, anna], valid: false },
    {
      options: but({ people: 'everyone', multiple: true }),
      answer: [{ id: '99', name: 'Somebody' }, lin],
      valid: true,
    },
    { options: listed, answer: [lin, chen], valid: false },
    { options: listed, answer: [{ id: '99', name: 'Somebody' }], valid: false },
    { options: listed, answer: [{ id: '11', name: 'The managing director' }], valid: false },
    { options: listed, answer: [], valid: false, empty: true },
  ],
})
