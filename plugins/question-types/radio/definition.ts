import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { starterChoices } from '../../_families/choice/choice.ts'
import { choiceAnswerSchema, choicesSchema, columnsSchema } from '../../_families/choice/choice-schema.ts'

const choices = [
  { id: 'yes', label: { 'zh-cn': '是', en: 'Yes' } },
  { id: 'no', label: { 'zh-cn': '否', en: 'No' } },
  { id: 'former', label: { 'zh-cn': '以前是', en: 'Formerly' }, disabled: true },
  { id: 'other', label: { 'zh-cn': '其他', en: 'Other' }, allowText: true, textRequired: true },
]

/** One of several options. */
export default defineQuestionType({
  id: 'radio',
  group: 'choice',
  icon: 'circle-dot',
  options: z.object({ choices: choicesSchema, columns: columnsSchema }),
  answer: choiceAnswerSchema,
  defaults: {
    choices: [
      { id: 'choice1', label: {} },
      { id: 'choice2', label: {} },
    ],
    columns: 1,
  },
  create: (newId) => ({ choices: starterChoices(newId), columns: 1 as const }),
  operators: ['eq', 'ne'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices, columns: 1 },
      answer: { ids: ['yes'] },
      valid: true,
      text: '是',
      facts: [{ value: 'yes' }],
      operand: ['yes'],
    },
    {
      options: { choices, columns: 'inline' },
      answer: { ids: ['other'], other: '说不清' },
      valid: true,
      at: { ':other': '说不清' },
    },
    { options: { choices, columns: 1 }, answer: { ids: ['other'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['no'], other: 'stray text' }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['yes', 'no'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['former'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['never'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: [] }, valid: false, empty: true },
  ],
})
