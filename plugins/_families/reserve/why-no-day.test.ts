import { expect, test } from 'vitest'
import { noDays, whyNoDay } from './reserve.ts'

const now = new Date(2026, 2, 14, 12).getTime()
const window = { notice: 0, closed: [] }

test('days that can be chosen, up to the last', () => {
  expect(whyNoDay(window, now)).toBeNull()
  expect(whyNoDay({ ...window, from: '2026-03-20', ahead: 6 }, now)).toBeNull()
  expect(whyNoDay({ ...window, until: '2026-03-15', notice: 1 }, now)).toBeNull()
  expect(whyNoDay({ ...window, from: '2026-04-01', until: '2026-04-01' }, now)).toBeNull()
})

test('settings that leave no day say why: for ever, no more, or not yet', () => {
  expect(whyNoDay({ ...window, from: '2026-04-02', until: '2026-04-01' }, now)).toBe('never')
  expect(whyNoDay({ ...window, notice: 8, ahead: 7 }, now)).toBe('never')
  expect(whyNoDay({ ...window, until: '2026-03-13' }, now)).toBe('over')
  expect(whyNoDay({ ...window, until: '2026-03-15', notice: 2 }, now)).toBe('over')
  expect(whyNoDay({ ...window, from: '2026-06-01', ahead: 60 }, now)).toBe('notYet')
})

test('what never leaves a day stops publishing, what is over or not yet there is pointed out', () => {
  expect(noDays(window, now)).toEqual([])
  expect(noDays({ ...window, from: '2026-04-02', until: '2026-04-01' }, now)).toEqual(['days'])
  expect(noDays({ ...window, until: '2026-03-13' }, now)).toEqual([{ doubt: 'over' }])
  expect(noDays({ ...window, from: '2026-06-01', ahead: 60 }, now)).toEqual([{ doubt: 'notYet' }])
})
