import { expect, test } from 'vitest'
import { prepareReserved, type ReserveOptions } from './reserve.ts'

const options: ReserveOptions = {
  items: [],
  multiple: false,
  waiting: 0,
  hold: 10,
  showLeft: false,
  notice: 0,
  ahead: 0,
  closed: [],
}
const judge = prepareReserved('reserve-day', options, () => 1)
/** Tuesday evening in London, Wednesday morning in Auckland. */
const now = Date.parse('2026-03-10T20:00:00Z')

test.each([
  ['2026-03-10', 'London and Honolulu', []],
  ['2026-03-11', 'Auckland', []],
  ['2026-03-09', 'nobody', [{ code: 'reserve-day.closed', path: ['room'] }]],
  ['2026-03-12', 'nobody', [{ code: 'reserve-day.closed', path: ['room'] }]],
])('only today can be reserved, and %s is the day of %s: whichever zone the server stands in', (day, _who, issues) => {
  expect(judge({ room: day }, { now })).toEqual(issues)
})
