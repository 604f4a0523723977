import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { maxChosen, maxListed, maxNameLength } from '../../_families/members/member.ts'

const deptIdSchema = z.string().regex(/^\d{1,18}$/)
const nameSchema = z.string().min(1).max(maxNameLength)

const optionsSchema = z.object({
  multiple: z.boolean(),
  /** Most departments; counts only where several may be chosen. */
  max: z.int().min(2).max(maxChosen).exactOptional(),
  /**
   * `listed`: the departments below, for anybody. `below`: these and all that is in them, `all`: the whole organisation,
   * both for signed-in respondents only.
   */
  departments: z.enum(['listed', 'below', 'all']),
  list: z
    .array(z.object({ deptId: deptIdSchema, name: nameSchema }))
    .max(maxListed)
    .refine((list) => new Set(list.map(({ deptId }) => deptId)).size === list.length, 'Duplicate department'),
  /** Begins with the department of a signed-in respondent. */
  ownFirst: z.boolean(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { multiple: false, departments: 'all', list: [], ownFirst: false }
const listed: Options = {
  ...defaults,
  departments: 'listed',
  list: [
    { deptId: '21', name: '研发部' },
    { deptId: '22', name: '市场部' },
    { deptId: '23', name: 'Human Resources' },
  ],
}
const but = (changed: Partial<Options>): Options => ({ ...listed, ...changed })
const research = { id: '21', name: '研发部' }
const market = { id: '22', name: '市场部' }
const human = { id: '23', name: 'Human Resources' }
const unlisted = { id: '99', name: '前端组' }

/** One or several departments of the organisation. */
export default defineQuestionType({
  id: 'dept-select',
  group: 'people',
  icon: 'workflow',
  options: optionsSchema,
  answer: z
    .array(z.strictObject({ id: deptIdSchema, name: nameSchema }))
    .max(maxChosen)
    .refine((chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length),
  defaults,
  unfinished: ({ departments, list }) => (departments !== 'all' && list.length === 0 ? ['departments'] : []),
  operators: ['like', 'notLike'],
  filter: ({ departments }) => (departments === 'listed' ? 'choice' : null),
  examples: [
    {
      options: listed,
      answer: [research],
      valid: true,
      text: '研发部',
      facts: [{ value: '21' }],
      operand: ['21'],
      survives: true,
    },
    { options: but({ multiple: true }), answer: [human, market], valid: true, survives: true },
    {
      options: but({ multiple: true, departments: 'all' }),
      answer: [unlisted, research],
      valid: true,
      facts: [],
    },
    { options: but({ departments: 'below' }), answer: [unlisted], valid: true },
    { options: but({ multiple: true, max: 2 }), answer: [research, market, human], valid: false },
    { options: listed, answer: [research, market], valid: false },
    { options: listed, answer: [unlisted], valid: false },
    { options: listed, answer: [{ id: '21', name: 'Board of directors' }], valid: false },
    { options: listed, answer: [], valid: false, empty: true },
  ],
})
