import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { limit, maxBlanks, maxIdLength, maxLength } from './parts/blanks.ts'

const blankSchema = z.object({
  id: questionIdSchema,
  label: textSchema,
  kind: z.enum(['text', 'number']),
  required: z.boolean(),
})
const optionsSchema = z.object({
  /** `{1}` stands for the first blank. */
  sentence: textSchema,
  blanks: z
    .array(blankSchema)
    .min(1)
    .max(maxBlanks)
    .refine((blanks) => new Set(blanks.map(({ id }) => id)).size === blanks.length, 'Duplicate id'),
})
type Options = z.infer<typeof optionsSchema>

const answerSchema = z
  // A record passes over this one key; here nothing is passed over.
  .custom<object>((answer) => typeof answer === 'object' && answer !== null && !Object.hasOwn(answer, '__proto__'))
  .pipe(
    z
      .record(
        z.string().min(1).max(maxIdLength),
        z.union([z.string().max(maxLength), z.number().min(-limit).max(limit)]),
      )
      .refine((blanks) => Object.keys(blanks).length <= maxBlanks),
  )

const example: Options = {
  sentence: {
    'zh-cn': '我住在{1}，每天通勤大约{2}分钟，通常乘坐{3}。',
    en: 'I live in {1}, travel to work for about {2} minutes a day, and usually take the {3}.',
  },
  blanks: [
    { id: 'city', label: { 'zh-cn': '城市', en: 'City' }, kind: 'text', required: true },
    { id: 'time', label: { 'zh-cn': '分钟', en: 'Minutes' }, kind: 'number', required: true },
    { id: 'means', label: { 'zh-cn': '交通工具', en: 'Means of transport' }, kind: 'text', required: false },
  ],
}

/** A sentence with short fields in it. */
export default defineQuestionType({
  id: 'horizontal-input',
  group: 'text',
  icon: 'blanks',
  options: optionsSchema,
  answer: answerSchema,
  defaults: {
    sentence: {},
    blanks: [{ id: 'blank1', label: {}, kind: 'text', required: false }],
  },
  unfinished: ({ sentence }) => (Object.values(sentence).some((wording) => wording.trim() !== '') ? [] : ['sentence']),
  create: (newId) => ({
    sentence: {},
    blanks: [{ id: newId(), label: {}, kind: 'text' as const, required: false }],
  }),
  examples: [
    {
      options: example,
      answer: { city: '杭州', time: 35, means: '地铁' },
      valid: true,
      text: '我住在杭州，每天通勤大约35分钟，通常乘坐地铁。',
      cells: ['杭州', 35, '地铁'],
      facts: [{ part: 'time', number: 35 }],
      at: { city: '杭州', time: 35, means: '地铁' },
    },
    { options: example, answer: { city: '杭州', time: 0 }, valid: true },
    { options: example, answer: { city: ' ', time: 35 }, valid: false },
    { options: example, answer: { means: '地铁' }, valid: false },
    { options: example, answer: { city: '杭州', time: '35' }, valid: false },
    { options: example, answer: { city: 7, time: 35 }, valid: false },
    { options: example, answer: { city: '杭州', time: 35, weather: '晴' }, valid: false },
    { options: example, answer: { city: ' ' }, valid: false, empty: true },
  ],
})
