import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxChoices, maxIdLength } from './parts/ranking.ts'

const count = z.int().min(1).max(maxChoices)
const choices = [
  { id: 'price', label: { 'zh-cn': '价格', en: 'Price' } },
  { id: 'speed', label: { 'zh-cn': '速度', en: 'Speed' } },
  { id: 'looks', label: { 'zh-cn': '外观', en: 'Looks' } },
  { id: 'help', label: { 'zh-cn': '售后服务', en: 'Support' } },
]

/** Options in the respondent's own order, all of them or the first few. */
export default defineQuestionType({
  id: 'sort',
  group: 'choice',
  icon: 'list-ordered',
  options: z.object({
    choices: z
      .array(z.object({ id: questionIdSchema, label: textSchema }))
      .min(2)
      .max(maxChoices)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Duplicate choice id'),
    min: count.exactOptional(),
    max: count.exactOptional(),
  }),
  /** Ids, the first place first. */
  answer: z
    .array(z.string().min(1).max(maxIdLength))
    .max(maxChoices)
    .refine((ids) => new Set(ids).size === ids.length),
  defaults: {
    choices: [
      { id: 'choice1', label: {} },
      { id: 'choice2', label: {} },
      { id: 'choice3', label: {} },
    ],
  },
  create: (newId) => ({ choices: [1, 2, 3].map(() => ({ id: newId(), label: {} })) }),
  operators: ['like', 'notLike'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices },
      answer: ['help', 'price', 'looks', 'speed'],
      valid: true,
      text: '1. 售后服务、2. 价格、3. 外观、4. 速度',
      cells: [2, 4, 3, 1],
      facts: [
        { part: '1', value: 'help' },
        { part: '2', value: 'price' },
        { part: '3', value: 'looks' },
        { part: '4', value: 'speed' },
      ],
      operand: ['help', 'price', 'looks', 'speed'],
      at: { ':place1': 'help', ':place4': 'speed' },
    },
    { options: { choices, max: 2 }, answer: ['looks', 'price'], valid: true },
    { options: { choices, min: 1, max: 3 }, answer: ['speed'], valid: true },
    { options: { choices }, answer: ['help', 'price'], valid: false },
    { options: { choices, min: 2, max: 3 }, answer: ['speed'], valid: false },
    { options: { choices, max: 1 }, answer: ['speed', 'price'], valid: false },
    { options: { choices, max: 1 }, answer: ['colour'], valid: false },
    { options: { choices }, answer: [], valid: false, empty: true },
  ],
})
