import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { noDays } from '../../_families/reserve/reserve.ts'
import { places, reservedSchema, reserveOptionsSchema } from '../../_families/reserve/reserve-schema.ts'
import { endPattern, maxSlots, slotPattern, timePattern } from './parts/slots.ts'

const slotSchema = z
  .object({ from: z.string().regex(timePattern), to: z.string().regex(endPattern), quota: places })
  .refine(({ from, to }) => from < to, 'It ends before it begins')

const optionsSchema = reserveOptionsSchema({
  slots: z
    .array(slotSchema)
    .max(maxSlots)
    .refine((slots) => new Set(slots.map(({ from, to }) => `${from}/${to}`)).size === slots.length, 'Duplicate time'),
}).extend({
  /** Monday first. */
  weekdays: z.array(z.boolean()).length(7),
})
type Options = z.infer<typeof optionsSchema>

const workdays = [true, true, true, true, true, false, false]
const slots = [
  { from: '09:00', to: '10:00', quota: 5 },
  { from: '10:00', to: '11:00', quota: 5 },
  { from: '14:00', to: '15:00', quota: 5 },
]
const rest = { notice: 0, ahead: 60, closed: [], multiple: false, waiting: 0, hold: 10, showLeft: true }
const example: Options = {
  items: [
    { id: 'doctor', label: { 'zh-cn': '门诊', en: 'Consultation' }, slots },
    { id: 'nurse', label: { 'zh-cn': '护理', en: 'Nurse' }, slots: [{ from: '08:30', to: '24:00', quota: 2 }] },
  ],
  weekdays: workdays,
  from: '2035-06-04',
  until: '2035-06-30',
  notice: 0,
  closed: ['2035-06-06'],
  multiple: true,
  waiting: 5,
  hold: 10,
  showLeft: true,
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** A stretch of time on a day out of a calendar, with so many places; never more are given than there are. */
export default defineQuestionType({
  id: 'reserve-time-range',
  group: 'advanced',
  icon: 'clock',
  options: optionsSchema,
  answer: reservedSchema(slotPattern),
  defaults: { items: [{ id: 'item1', label: {}, slots }], weekdays: workdays, ...rest },
  create: (newId) => ({
    items: [{ id: newId(), label: {}, slots: slots.map((slot) => ({ ...slot })) }],
    weekdays: [...workdays],
    ...rest,
    closed: [],
  }),
  // What is there at the beginning is held for nobody.
  takesDefault: false,
  unfinished: ({ items, weekdays, ...window }) => [
    ...(weekdays.includes(true) && items.some((item) => item.slots.some(({ quota }) => quota > 0)) ? [] : ['places']),
    ...noDays(window, Date.now()),
  ],
  examples: [
    {
      options: example,
      answer: { doctor: '2035-06-04T09:00/10:00' },
      valid: true,
      text: '门诊：2035年6月4日 09:00–10:00',
      cells: [{ date: '2035-06-04T09:00' }, { date: '2035-06-04T10:00' }, null, null, null, null, null, null],
      facts: [{ part: 'doctor', value: '2035-06-04T09:00/10:00' }],
      operand: null,
      at: { doctor: '2035-06-04T09:00/10:00', 'doctor:waiting': null, nurse: null },
    },
    {
      options: example,
      answer: { doctor: '2035-06-05T14:00/15:00', nurse: { when: '2035-06-05T08:30/24:00', waiting: true } },
      valid: true,
      text: '门诊：2035年6月5日 14:00–15:00；护理：2035年6月5日 08:30–24:00（候补）',
      cells: [
        { date: '2035-06-05T14:00' },
        { date: '2035-06-05T15:00' },
        null,
        null,
        null,
        null,
        { date: '2035-06-05T08:30' },
        { date: '2035-06-06T00:00' },
      ],
      at: { nurse: null, 'nurse:waiting': '2035-06-05T08:30/24:00' },
    },
    { options: example, answer: { doctor: '2035-06-04T11:00/12:00' }, valid: false },
    { options: example, answer: { doctor: '2035-06-09T09:00/10:00' }, valid: false },
    { options: example, answer: { doctor: '2035-06-06T09:00/10:00' }, valid: false },
    {
      options: but({ waiting: 0 }),
      answer: { doctor: { when: '2035-06-04T09:00/10:00', waiting: true } },
      valid: false,
    },
    { options: example, answer: {}, valid: false, empty: true },
  ],
})
