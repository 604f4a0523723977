import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { starterChoices } from '../../_families/choice/choice.ts'
import { choiceAnswerSchema, choicesSchema } from '../../_families/choice/choice-schema.ts'

const choices = [
  { id: 'bj', label: { 'zh-cn': '北京', en: 'Beijing' } },
  { id: 'sh', label: { 'zh-cn': '上海', en: 'Shanghai' } },
  { id: 'gz', label: { 'zh-cn': '广州', en: 'Guangzhou' }, disabled: true },
  { id: 'other', label: { 'zh-cn': '其他城市', en: 'Another city' }, allowText: true, textRequired: true },
]

/** One of a list that is too long to lay out. */
export default defineQuestionType({
  id: 'select',
  group: 'choice',
  icon: 'list',
  options: z.object({ choices: choicesSchema, placeholder: textSchema }),
  answer: choiceAnswerSchema,
  defaults: {
    choices: [
      { id: 'choice1', label: {} },
      { id: 'choice2', label: {} },
    ],
    placeholder: {},
  },
  create: (newId) => ({ choices: starterChoices(newId), placeholder: {} }),
  operators: ['eq', 'ne'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices, placeholder: {} },
      answer: { ids: ['sh'] },
      valid: true,
      text: '上海',
      facts: [{ value: 'sh' }],
      operand: ['sh'],
    },
    {
      options: { choices, placeholder: { 'zh-cn': '选择城市', en: 'Choose a city' } },
      answer: { ids: ['other'], other: '成都' },
      valid: true,
      at: { ':other': '成都' },
    },
    { options: { choices, placeholder: {} }, answer: { ids: ['other'], other: '' }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['bj', 'sh'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['gz'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['sz'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: [] }, valid: false, empty: true },
  ],
})
