import { z } from 'zod'
import { defineQuestionType } from '#sdk'

/** How long something took, in hours and minutes. The answer is minutes. */
export default defineQuestionType({
  id: 'duration',
  group: 'advanced',
  icon: 'clock',
  options: z.object({ maxHours: z.int().min(1).max(1000) }),
  answer: z
    .int()
    .min(0)
    .max(1000 * 60),
  defaults: { maxHours: 24 },
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: () => 'number',
  // English stands in for the others.
  languages: ['zh-cn', 'en'],
  examples: [
    {
      options: { maxHours: 24 },
      answer: 90,
      valid: true,
      text: '1 小时 30 分钟',
      cells: [90],
      facts: [{ number: 90 }],
      operand: 90,
    },
    { options: { maxHours: 24 }, answer: 0, valid: true, text: '0 分钟' },
    { options: { maxHours: 24 }, answer: 120, valid: true, text: '2 小时' },
    { options: { maxHours: 1 }, answer: 61, valid: false },
  ],
})
