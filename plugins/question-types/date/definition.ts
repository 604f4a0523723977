import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { isCalendarText, shape } from './parts/calendar.ts'

/** A bound is a moment of the same kind, or so many days from the day of answering. */
const limitSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('calendar'), at: z.string().refine(isCalendarText) }),
  z.object({ from: z.literal('today'), days: z.int().min(-36_500).max(36_500) }),
])
const optionsSchema = z.object({
  kind: z.enum(['date', 'month', 'year', 'datetime', 'time']),
  min: limitSchema.exactOptional(),
  max: limitSchema.exactOptional(),
  placeholder: textSchema,
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { kind: 'date', placeholder: {} }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** A date, month, year, date with time, or time of day; ISO text without zone, as it stands on the respondent's wall. */
export default defineQuestionType({
  id: 'date',
  group: 'text',
  icon: 'calendar',
  options: optionsSchema,
  answer: z.string().regex(shape),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: ({ kind }) => (kind === 'date' || kind === 'datetime' ? 'date' : 'text'),
  comparand: ({ kind }) => kind,
  examples: [
    {
      options: defaults,
      answer: '2026-02-28',
      valid: true,
      text: '2026-02-28',
      facts: [{ value: '2026-02' }],
      operand: '2026-02-28',
    },
    { options: defaults, answer: '2024-02-29', valid: true },
    { options: defaults, answer: '2026-02-29', valid: false },
    { options: defaults, answer: '2026-99-99', valid: false },
    { options: defaults, answer: '2026-02', valid: false },
    { options: but({ kind: 'month' }), answer: '2026-02', valid: true },
    { options: but({ kind: 'month' }), answer: '2026-13', valid: false },
    { options: but({ kind: 'year' }), answer: '1999', valid: true },
    { options: but({ kind: 'datetime' }), answer: '2026-02-28T23:59', valid: true },
    { options: but({ kind: 'datetime' }), answer: '2026-02-28T24:00', valid: false },
    { options: but({ kind: 'time' }), answer: '00:00', valid: true },
    { options: but({ kind: 'time' }), answer: '07:60', valid: false },
    { options: but({ min: { from: 'calendar', at: '2026-01-01' } }), answer: '2026-01-01', valid: true },
    { options: but({ min: { from: 'calendar', at: '2026-01-01' } }), answer: '2025-12-31', valid: false },
    { options: but({ max: { from: 'calendar', at: '2026-12-31' } }), answer: '2027-01-01', valid: false },
    { options: but({ max: { from: 'today', days: 0 } }), answer: '2001-09-09', valid: true },
    { options: but({ max: { from: 'today', days: 0 } }), answer: '9999-12-31', valid: false },
    { options: but({ kind: 'datetime', min: { from: 'today', days: 1 } }), answer: '2001-09-09T08:00', valid: false },
  ],
})
