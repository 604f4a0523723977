import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { starterChoices, writtenChoices } from '../../_families/choice/choice.ts'
import {
  choiceAnswerSchema,
  choicesSchema,
  columnsSchema,
  lookSchema,
  quotaMembers,
  sourceForAuthors,
  sourceMembers,
  voteMembers,
} from '../../_families/choice/choice-schema.ts'

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
  forAuthors: sourceForAuthors,
  common: true,
  icon: 'circle-dot',
  options: z.object({
    choices: choicesSchema,
    columns: columnsSchema,
    look: lookSchema,
    shuffle: z.boolean().exactOptional(),
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
    written.choices.length > 1 && (written.isNamed || written.marks !== 'several')
      ? { options: { choices: writtenChoices(written, newId), columns: 1 as const } }
      : undefined,
  create: (newId) => ({ choices: starterChoices(newId), columns: 1 as const }),
  operators: ['eq', 'ne'],
  filter: () => 'choice',
  examples: [
    {
      options: { choices, columns: 1 },
      answer: { ids: ['yes'] },
      valid: true,
      text: '是',
      survives: true,
      facts: [{ value: 'yes' }],
      operand: ['yes'],
    },
    {
      options: { choices, columns: 'inline' },
      answer: { ids: ['other'], other: '说不清' },
      valid: true,
      at: { ':other': '说不清' },
    },
    {
      options: {
        choices: choices.map((choice) => ({ ...choice, description: { 'zh-cn': '说明', en: 'What it means' } })),
        columns: 2,
        shuffle: true,
      },
      answer: { ids: ['no'] },
      valid: true,
    },
    {
      options: {
        choices: choices.map((choice) => ({ ...choice, quota: 30 })),
        columns: 1,
        quotaCycle: 'week',
        showLeft: true,
      },
      answer: { ids: ['yes'] },
      valid: true,
    },
    { options: { choices, columns: 1 }, answer: { ids: ['other'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['no'], other: 'stray text' }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['yes', 'no'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['former'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: ['never'] }, valid: false },
    { options: { choices, columns: 1 }, answer: { ids: [] }, valid: false, empty: true },
    {
      options: { choices: [{ id: 'yes', label: { 'zh-cn': '是' }, entry: 'Y' }], columns: 1, dictionary: 'sys_yes_no' },
      answer: { ids: ['yes'] },
      valid: true,
    },
    { options: { choices, columns: 1, showVotes: true }, answer: { ids: ['yes'] }, valid: true },
    { options: { choices, columns: 'inline', look: 'buttons' }, answer: { ids: ['yes'] }, valid: true },
  ],
})
