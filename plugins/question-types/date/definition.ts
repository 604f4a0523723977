import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { isCalendarText, shape } from '../../_families/moment/calendar.ts'
import { isFormOf } from '../../_families/moment/written-form.ts'

/** A bound is a moment of the same kind, or so many days from the day of answering. */
const limitSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('calendar'), at: z.string().refine(isCalendarText) }),
  z.object({ from: z.literal('today'), days: z.int().min(-36_500).max(36_500) }),
])
/** An end of a stretch that is not given yet is an empty text. */
const endSchema = z.union([z.literal(''), z.string().regex(shape)])
const optionsSchema = z.object({
  kind: z.enum(['date', 'week', 'month', 'year', 'datetime', 'time']),
  /** Two moments: from, and to. */
  range: z.boolean().exactOptional(),
  /** How it is typed and written, such as `dd.MM.yyyy`; absent, or of another kind: as the reader's language does. */
  format: z.string().min(1).max(40).exactOptional(),
  min: limitSchema.exactOptional(),
  max: limitSchema.exactOptional(),
  placeholder: textSchema,
  /** Respondents begin with the moment they open the form. */
  startNow: z.boolean().exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { kind: 'date', placeholder: {} }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** A date, week, month, year, date with time, or time of day, or the stretch from one to another; ISO text without zone, as it stands on the respondent's wall. */
export default defineQuestionType({
  id: 'date',
  group: 'text',
  icon: 'calendar',
  options: optionsSchema,
  answer: z.union([z.string().regex(shape), z.tuple([endSchema, endSchema])]),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: ({ kind, range }) => (range ? null : kind === 'date' || kind === 'datetime' ? 'date' : 'text'),
  comparand: ({ kind }) => kind,
  unfinished: ({ kind, format }) => (format === undefined || isFormOf(format, kind) ? [] : ['format']),
  examples: [
    {
      options: defaults,
      answer: '2026-02-28',
      valid: true,
      text: '2026年2月28日',
      survives: true,
      cells: [{ date: '2026-02-28' }],
      facts: [{ value: '2026-02' }],
      operand: '2026-02-28',
    },
    { options: defaults, answer: '2024-02-29', valid: true },
    { options: defaults, answer: '2026-02-29', valid: false },
    { options: defaults, answer: '2026-99-99', valid: false },
    // The calendar goes from the year 1 before to the year 1 after; neither database nor spreadsheet know this day.
    { options: defaults, answer: '0000-01-01', valid: false },
    { options: defaults, answer: '2026-02', valid: false },
    { options: but({ kind: 'month', startNow: true }), answer: '2026-02', valid: true },
    { options: but({ kind: 'month' }), answer: '2026-13', valid: false },
    { options: but({ kind: 'year' }), answer: '1999', valid: true },
    { options: but({ kind: 'datetime' }), answer: '2026-02-28T23:59', valid: true },
    { options: but({ kind: 'datetime' }), answer: '2026-02-28T24:00', valid: false },
    { options: but({ kind: 'time' }), answer: '00:00', valid: true },
    { options: but({ kind: 'time' }), answer: '07:60', valid: false },
    {
      options: but({ kind: 'week' }),
      answer: '2026-W09',
      valid: true,
      text: '2026年第9周',
      survives: true,
      cells: ['2026-W09'],
      facts: [{ value: '2026-W09' }],
      operand: '2026-W09',
    },
    { options: but({ kind: 'week' }), answer: '2026-W53', valid: true },
    { options: but({ kind: 'week' }), answer: '2025-W53', valid: false },
    {
      options: but({ range: true }),
      answer: ['2026-02-28', '2026-03-02'],
      valid: true,
      text: '2026年2月28日 – 2026年3月2日',
      survives: true,
      cells: [{ date: '2026-02-28' }, { date: '2026-03-02' }],
      facts: [
        { part: 'from', value: '2026-02' },
        { part: 'to', value: '2026-03' },
      ],
      at: { ':from': '2026-02-28', ':to': '2026-03-02' },
    },
    { options: but({ range: true }), answer: ['2026-03-02', '2026-02-28'], valid: false },
    { options: but({ range: true, kind: 'time' }), answer: ['09:00', '17:30'], valid: true },
    { options: but({ range: true }), answer: ['2026-03-02', ''], valid: false },
    { options: but({ range: true }), answer: ['', ''], valid: false, empty: true },
    { options: but({ range: true }), answer: '2026-03-02', valid: false },
    { options: defaults, answer: ['2026-02-28', '2026-03-02'], valid: false },
    {
      options: but({ format: 'd/M yyyy' }),
      answer: '2026-02-28',
      valid: true,
      text: '28/2 2026',
      survives: true,
      cells: [{ date: '2026-02-28' }],
    },
    { options: but({ min: { from: 'calendar', at: '2026-01-01' } }), answer: '2026-01-01', valid: true },
    { options: but({ min: { from: 'calendar', at: '2026-01-01' } }), answer: '2025-12-31', valid: false },
    { options: but({ max: { from: 'calendar', at: '2026-12-31' } }), answer: '2027-01-01', valid: false },
    { options: but({ max: { from: 'today', days: 0 } }), answer: '2001-09-09', valid: true },
    { options: but({ max: { from: 'today', days: 0 } }), answer: '9999-12-31', valid: false },
    { options: but({ kind: 'datetime', min: { from: 'today', days: 1 } }), answer: '2001-09-09T08:00', valid: false },
  ],
})
