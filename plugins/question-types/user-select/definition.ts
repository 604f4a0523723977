import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { maxChosen, maxListed, maxNameLength } from '../../_families/members/member.ts'

const userIdSchema = z.string().regex(/^\d{1,18}$/)
const nameSchema = z.string().min(1).max(maxNameLength)

const optionsSchema = z.object({
  multiple: z.boolean(),
  /** Most people; counts only where several may be chosen. */
  max: z.int().min(2).max(maxChosen).exactOptional(),
  /**
   * `listed`: the people below, for anybody. `departments`: those in the departments below and all that is in them,
   * `roles`: those with one of the roles below, `everyone`: all active people, these for signed-in respondents only.
   */
  people: z.enum(['listed', 'departments', 'roles', 'everyone']),
  list: z
    .array(z.object({ userId: userIdSchema, name: nameSchema }))
    .max(maxListed)
    .refine((list) => new Set(list.map(({ userId }) => userId)).size === list.length, 'Duplicate person'),
  departments: z
    .array(z.object({ deptId: userIdSchema, name: nameSchema }))
    .max(maxListed)
    .refine((list) => new Set(list.map(({ deptId }) => deptId)).size === list.length, 'Duplicate department')
    .exactOptional(),
  roles: z
    .array(z.object({ roleId: userIdSchema, name: nameSchema }))
    .max(maxListed)
    .refine((list) => new Set(list.map(({ roleId }) => roleId)).size === list.length, 'Duplicate role')
    .exactOptional(),
  /** Begins with the respondent, where they are signed in. */
  ownFirst: z.boolean().exactOptional(),
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
  unfinished: ({ people, list, departments = [], roles = [] }) => {
    const offered = { listed: list, departments, roles, everyone: null }[people]
    return offered?.length === 0 ? ['people'] : []
  },
  filter: ({ people }) => (people === 'listed' ? 'choice' : null),
  examples: [
    { options: listed, answer: [lin], valid: true, text: '林晓', facts: [{ value: '11' }] },
    { options: but({ multiple: true }), answer: [anna, chen], valid: true },
    { options: but({ people: 'everyone', ownFirst: true }), answer: [lin], valid: true },
    { options: but({ multiple: true, max: 2 }), answer: [lin, chen, anna], valid: false },
    {
      options: but({ people: 'everyone', multiple: true }),
      answer: [{ id: '99', name: 'Somebody' }, lin],
      valid: true,
    },
    {
      options: but({ people: 'departments', departments: [{ deptId: '21', name: '研发部' }] }),
      answer: [{ id: '99', name: 'Somebody' }],
      valid: true,
    },
    {
      options: but({ people: 'roles', roles: [{ roleId: '31', name: '审批人' }] }),
      answer: [{ id: '99', name: 'Somebody' }],
      valid: true,
    },
    { options: listed, answer: [lin, chen], valid: false },
    { options: listed, answer: [{ id: '99', name: 'Somebody' }], valid: false },
    { options: listed, answer: [{ id: '11', name: 'The managing director' }], valid: false },
    { options: listed, answer: [], valid: false, empty: true },
  ],
})
