import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { maxChoices, starterChoices } from '../../_families/choice/choice.ts'
import {
  choiceAnswerSchema,
  listedChoicesSchema,
  quotaMembers,
  sourceForAuthors,
  sourceMembers,
  voteMembers,
} from '../../_families/choice/choice-schema.ts'

const count = z.int().min(1).max(maxChoices)
const choices = [
  { id: 'bj', label: { 'zh-cn': '北京', en: 'Beijing' } },
  { id: 'sh', label: { 'zh-cn': '上海', en: 'Shanghai' } },
  { id: 'gz', label: { 'zh-cn': '广州', en: 'Guangzhou' }, disabled: true },
  { id: 'other', label: { 'zh-cn': '其他城市', en: 'Another city' }, allowText: true, textRequired: true },
]

/** One or several of a list that is too long to lay out. */
export default defineQuestionType({
  id: 'select',
  group: 'choice',
  forAuthors: sourceForAuthors,
  common: true,
  icon: 'list',
  options: z.object({
    choices: listedChoicesSchema,
    placeholder: textSchema,
    shuffle: z.boolean().exactOptional(),
    multiple: z.boolean().exactOptional(),
    /** Only where several may be chosen. */
    min: count.exactOptional(),
    max: count.exactOptional(),
    ...quotaMembers,
    ...voteMembers,
    ...sourceMembers,
  }),
  answer: choiceAnswerSchema,
  defaults: {
    choices: [
      { id: 'choice1', label: {} },
      { id: 'choice2', label: {} },
    ],
    placeholder: {},
  },
  create: (newId) => ({ choices: starterChoices(newId), placeholder: {} }),
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices, placeholder: {} },
      answer: { ids: ['sh'] },
      valid: true,
      text: '上海',
      survives: true,
      facts: [{ value: 'sh' }],
      operand: ['sh'],
    },
    {
      options: { choices, placeholder: { 'zh-cn': '选择城市', en: 'Choose a city' } },
      answer: { ids: ['other'], other: '成都' },
      valid: true,
      at: { ':other': '成都' },
    },
    { options: { choices, placeholder: {}, multiple: true, min: 2 }, answer: { ids: ['bj', 'sh'] }, valid: true },
    // Bounds of several say nothing of one.
    { options: { choices, placeholder: {}, min: 2, shuffle: true }, answer: { ids: ['bj'] }, valid: true },
    { options: { choices, placeholder: {}, multiple: true, min: 2 }, answer: { ids: ['bj'] }, valid: false },
    { options: { choices, placeholder: {}, multiple: true, max: 1 }, answer: { ids: ['bj', 'sh'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['other'], other: '' }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['bj', 'sh'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['gz'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: ['sz'] }, valid: false },
    { options: { choices, placeholder: {} }, answer: { ids: [] }, valid: false, empty: true },
  ],
})
