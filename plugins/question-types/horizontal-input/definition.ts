import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { blankKinds, maxBlankChoices, maxBlanks, maxIdLength } from './parts/blanks.ts'

const blankSchema = z
  .object({
    id: questionIdSchema,
    label: textSchema,
    kind: z.enum(blankKinds),
    required: z.boolean(),
    choices: z
      .array(z.object({ id: questionIdSchema, label: textSchema }))
      .min(1)
      .max(maxBlankChoices)
      .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Duplicate choice id')
      .exactOptional(),
  })
  .refine(({ kind, choices }) => kind !== 'select' || choices !== undefined, 'A list needs choices')
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
        // What is too long or too large is an answer all the same: people are told so.
        z.union([z.string(), z.number()]),
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

const listed: Options = {
  sentence: { 'zh-cn': '我想在{1}{2}。', en: 'On {1} I would like to {2}.' },
  blanks: [
    { id: 'day', label: { 'zh-cn': '日期', en: 'Day' }, kind: 'date', required: true },
    {
      id: 'what',
      label: { 'zh-cn': '活动', en: 'What to do' },
      kind: 'select',
      required: true,
      choices: [
        { id: 'row', label: { 'zh-cn': '划船', en: 'go rowing' } },
        { id: 'walk', label: { 'zh-cn': '散步', en: 'take a walk' } },
      ],
    },
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
  fromWriting: ({ title, language }, newId) => {
    const parts = title.split(/_{3,}/)
    if (parts.length < 2 || parts.length > maxBlanks + 1) return undefined
    return {
      // The sentence says it all.
      title: '',
      options: {
        sentence: { [language]: parts.reduce((before, after, index) => `${before}{${index}}${after}`) },
        blanks: parts.slice(1).map(() => ({ id: newId(), label: {}, kind: 'text' as const, required: false })),
      },
    }
  },
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
    {
      options: listed,
      answer: { day: '2026-05-01', what: 'walk' },
      valid: true,
      text: '我想在2026年5月1日散步。',
      cells: [{ date: '2026-05-01' }, '散步'],
      facts: [{ part: 'what', value: 'walk' }],
      at: { day: '2026-05-01', what: 'walk' },
    },
    { options: listed, answer: { day: '2026-02-30', what: 'walk' }, valid: false },
    { options: listed, answer: { day: '5/1', what: 'walk' }, valid: false },
    { options: listed, answer: { day: '2026-05-01', what: 'swim' }, valid: false },
    { options: listed, answer: { day: '2026-05-01' }, valid: false },
    { options: example, answer: { city: ' ', time: 35 }, valid: false },
    { options: example, answer: { means: '地铁' }, valid: false },
    { options: example, answer: { city: '杭州', time: '35' }, valid: false },
    { options: example, answer: { city: 7, time: 35 }, valid: false },
    { options: example, answer: { city: '杭州', time: 35, weather: '晴' }, valid: false },
    { options: example, answer: { city: ' ' }, valid: false, empty: true },
  ],
})
