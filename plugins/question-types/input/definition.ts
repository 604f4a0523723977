import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { fieldIcons } from './parts/field-icons.ts'
import { longest } from './parts/longest.ts'

const length = z.int().min(1).max(longest)
const optionsSchema = z.object({
  placeholder: textSchema,
  prefix: textSchema,
  suffix: textSchema,
  prefixIcon: z.enum(fieldIcons).exactOptional(),
  suffixIcon: z.enum(fieldIcons).exactOptional(),
  minLength: length.exactOptional(),
  maxLength: length.exactOptional(),
  showCount: z.boolean(),
  /** The answer it begins with cannot be changed; without one it is asked for as ever. */
  readOnly: z.boolean().exactOptional(),
  format: z.enum(['none', 'mobile', 'email', 'idCard', 'url', 'number', 'chinese', 'letters']),
  /** RE2 syntax, found anywhere in the answer unless anchored. Empty: none. */
  pattern: z.string().max(500),
  patternMessage: textSchema,
  /** A button empties it. */
  clearable: z.boolean().exactOptional(),
  /** No two records have the same. */
  unique: z.boolean().exactOptional(),
  uniqueMessage: textSchema.exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = {
  placeholder: {},
  prefix: {},
  suffix: {},
  showCount: false,
  format: 'none',
  pattern: '',
  patternMessage: {},
}
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** A single line of text, plain or in one of the usual formats. */
export default defineQuestionType({
  id: 'input',
  group: 'text',
  common: true,
  icon: 'type',
  options: optionsSchema,
  // One line: what a text field cannot produce is not an answer. One that is too long is: people are told so.
  answer: z.string().regex(/^[^\r\n]*$/),
  defaults,
  fromWriting: ({ choices, isNamed }) =>
    choices.length === 0 || isNamed ? { options: defaults, isGuess: true } : undefined,
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'text',
  examples: [
    { options: defaults, answer: 'Li Lei', valid: true, text: 'Li Lei', survives: true, facts: [], operand: 'Li Lei' },
    { options: but({ minLength: 2, maxLength: 4, showCount: true }), answer: '欧阳娜娜', valid: true },
    // A character outside the basic plane is one character, as the counter shows it.
    { options: but({ maxLength: 2 }), answer: '𠮷野', valid: true },
    { options: but({ maxLength: 2 }), answer: 'abc', valid: false },
    { options: but({ minLength: 3 }), answer: 'ab', valid: false },
    { options: but({ format: 'mobile' }), answer: '13800138000', valid: true },
    { options: but({ format: 'mobile' }), answer: '12345678901', valid: false },
    { options: but({ format: 'email' }), answer: 'li.lei@example.com', valid: true },
    { options: but({ format: 'email' }), answer: 'li.lei@example', valid: false },
    { options: but({ format: 'idCard' }), answer: '11010519491231002X', valid: true },
    { options: but({ format: 'idCard' }), answer: '110105194912310021', valid: false },
    { options: but({ format: 'url' }), answer: 'https://example.com/a?b=1', valid: true },
    { options: but({ format: 'url' }), answer: 'javascript:alert(1)', valid: false },
    { options: but({ format: 'number' }), answer: '-12.50', valid: true },
    { options: but({ format: 'number' }), answer: '12.', valid: false },
    { options: but({ format: 'chinese' }), answer: '阿卜杜拉·买买提', valid: true },
    { options: but({ format: 'chinese' }), answer: '李Lei', valid: false },
    { options: but({ format: 'letters' }), answer: 'Lei', valid: true },
    { options: but({ format: 'letters' }), answer: 'Lei2', valid: false },
    { options: but({ pattern: '^[A-Z]{2}[0-9]{4}$' }), answer: 'AB1234', valid: true },
    { options: but({ readOnly: true }), answer: 'AB1234', valid: true },
    { options: but({ prefixIcon: 'phone', suffixIcon: 'lock' }), answer: 'AB1234', valid: true },
    { options: but({ clearable: true }), answer: 'AB1234', valid: true },
    { options: but({ unique: true, uniqueMessage: { 'zh-cn': '此工号已登记' } }), answer: 'AB1234', valid: true },
    {
      options: but({ pattern: '^[A-Z]{2}[0-9]{4}$', patternMessage: { 'zh-cn': '请输入六位工号' } }),
      answer: 'ab12',
      valid: false,
    },
    { options: defaults, answer: ' ', valid: false, empty: true },
  ],
})
