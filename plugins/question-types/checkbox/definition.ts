import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { maxChoices, starterChoices } from '../../_families/choice/choice.ts'
import { choiceAnswerSchema, columnsSchema, multipleChoicesSchema } from '../../_families/choice/choice-schema.ts'

const count = z.int().min(1).max(maxChoices)
const choices = [
  { id: 'tea', label: { 'zh-cn': '茶', en: 'Tea' } },
  { id: 'coffee', label: { 'zh-cn': '咖啡', en: 'Coffee' } },
  { id: 'juice', label: { 'zh-cn': '果汁', en: 'Juice' } },
  { id: 'other', label: { 'zh-cn': '其他', en: 'Other' }, allowText: true },
  { id: 'none', label: { 'zh-cn': '以上都不是', en: 'None of these' }, exclusive: true },
]

/** Any number of several options, within bounds. */
export default defineQuestionType({
  id: 'checkbox',
  group: 'choice',
  icon: 'check-square',
  options: z.object({
    choices: multipleChoicesSchema,
    columns: columnsSchema,
    min: count.exactOptional(),
    max: count.exactOptional(),
  }),
  answer: choiceAnswerSchema,
  defaults: {
    choices: [
      { id: 'choice1', label: {} },
      { id: 'choice2', label: {} },
    ],
    columns: 1,
  },
  create: (newId) => ({ choices: starterChoices(newId), columns: 1 as const }),
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices, columns: 1 },
      answer: { ids: ['tea', 'juice'] },
      valid: true,
      text: '茶、果汁',
      facts: [{ value: 'tea' }, { value: 'juice' }],
      operand: ['tea', 'juice'],
    },
    {
      options: { choices, columns: 2, min: 2, max: 3 },
      answer: { ids: ['tea', 'other'], other: '豆浆' },
      valid: true,
      at: { ':other': '豆浆' },
    },
    { options: { choices, columns: 1, min: 2 }, answer: { ids: ['none'] }, valid: true },
    { options: { choices, columns: 1 }, answer: { ids: ['tea', 'none'] }, valid: false },
    { options: { choices, columns: 1, min: 2 }, answer: { ids: ['tea'] }, valid: false },
    { options: { choices, columns: 1, max: 1 }, answer: { ids: ['tea', 'coffee'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['milk'] }, valid: false },
    {
      options: {
        choices: [{ id: 'other', label: { 'zh-cn': '其他' }, allowText: true, textRequired: true }],
        columns: 'inline',
      },
      answer: { ids: ['other'], other: ' ' },
      valid: false,
    },
    { options: { choices, columns: 1 }, answer: { ids: [] }, valid: false, empty: true },
  ],
})
