import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { maxChoices, starterChoices, writtenChoices } from '../../_families/choice/choice.ts'
import {
  choiceAnswerSchema,
  columnsSchema,
  lookSchema,
  multipleChoicesSchema,
  quotaMembers,
  sourceForAuthors,
  sourceMembers,
  voteMembers,
} from '../../_families/choice/choice-schema.ts'

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
  forAuthors: sourceForAuthors,
  common: true,
  icon: 'check-square',
  options: z.object({
    choices: multipleChoicesSchema,
    columns: columnsSchema,
    look: lookSchema,
    min: count.exactOptional(),
    max: count.exactOptional(),
    shuffle: z.boolean().exactOptional(),
    /** A button chooses all there are. */
    selectAll: z.boolean().exactOptional(),
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
    columns: 1,
  },
  fromWriting: (written, newId) =>
    written.choices.length > 0 && (written.isNamed || written.marks === 'several')
      ? { options: { choices: writtenChoices(written, newId), columns: 1 as const } }
      : undefined,
  create: (newId) => ({ choices: starterChoices(newId), columns: 1 as const }),
  operators: ['eq', 'ne', 'like', 'notLike'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices, columns: 1 },
      answer: { ids: ['tea', 'juice'] },
      valid: true,
      text: '茶、果汁',
      survives: true,
      facts: [{ value: 'tea' }, { value: 'juice' }],
      operand: ['tea', 'juice'],
    },
    {
      options: { choices, columns: 2, min: 2, max: 3 },
      answer: { ids: ['tea', 'other'], other: '豆浆' },
      valid: true,
      at: { ':other': '豆浆' },
    },
    { options: { choices, columns: 1, min: 2, shuffle: true }, answer: { ids: ['none'] }, valid: true },
    { options: { choices, columns: 1, showVotes: true }, answer: { ids: ['tea'] }, valid: true },
    { options: { choices, columns: 2, look: 'buttons' }, answer: { ids: ['tea'] }, valid: true },
    { options: { choices, columns: 1, selectAll: true }, answer: { ids: ['tea', 'coffee', 'juice'] }, valid: true },
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
