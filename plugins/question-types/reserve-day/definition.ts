import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { dayPattern } from '../../_families/reserve/days.ts'
import { noDays } from '../../_families/reserve/reserve.ts'
import { places, reservedSchema, reserveOptionsSchema } from '../../_families/reserve/reserve-schema.ts'

const optionsSchema = reserveOptionsSchema({
  /** Places for each weekday, Monday first; 0: closed. */
  quota: z.array(places).length(7),
})
type Options = z.infer<typeof optionsSchema>

const workdays = [10, 10, 10, 10, 10, 0, 0]
const rest = { notice: 0, ahead: 60, closed: [], multiple: false, waiting: 0, hold: 10, showLeft: true }
const example: Options = {
  items: [
    { id: 'tour', label: { 'zh-cn': '参观', en: 'Tour' }, quota: workdays },
    { id: 'course', label: { 'zh-cn': '课程', en: 'Course' }, quota: [0, 0, 0, 0, 0, 8, 8] },
  ],
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

/** A day out of a calendar with so many places; never more are given than there are. */
export default defineQuestionType({
  id: 'reserve-day',
  group: 'advanced',
  icon: 'calendar',
  options: optionsSchema,
  answer: reservedSchema(dayPattern),
  defaults: { items: [{ id: 'item1', label: {}, quota: workdays }], ...rest },
  create: (newId) => ({ items: [{ id: newId(), label: {}, quota: [...workdays] }], ...rest, closed: [] }),
  // What is there at the beginning is held for nobody.
  takesDefault: false,
  unfinished: ({ items, ...window }) => [
    ...(items.every(({ quota }) => quota.every((count) => count === 0)) ? ['places'] : []),
    ...noDays(window, Date.now()),
  ],
  examples: [
    {
      options: example,
      answer: { tour: '2035-06-04' },
      valid: true,
      text: '参观：2035年6月4日',
      cells: [{ date: '2035-06-04' }, null, null, null],
      facts: [{ part: 'tour', value: '2035-06-04' }],
      operand: null,
      at: { tour: '2035-06-04', 'tour:waiting': null, course: null },
    },
    {
      options: example,
      answer: { tour: '2035-06-05', course: { when: '2035-06-09', waiting: true } },
      valid: true,
      text: '参观：2035年6月5日；课程：2035年6月9日（候补）',
      cells: [{ date: '2035-06-05' }, null, null, { date: '2035-06-09' }],
      at: { course: null, 'course:waiting': '2035-06-09' },
    },
    { options: but({ multiple: false }), answer: { tour: '2035-06-04', course: '2035-06-09' }, valid: false },
    { options: but({ waiting: 0 }), answer: { tour: { when: '2035-06-04', waiting: true } }, valid: false },
    { options: example, answer: { tour: '2035-06-09' }, valid: false },
    { options: example, answer: { tour: '2035-06-06' }, valid: false },
    { options: example, answer: { tour: '2035-07-02' }, valid: false },
    { options: example, answer: { other: '2035-06-04' }, valid: false },
    { options: example, answer: {}, valid: false, empty: true },
  ],
})
