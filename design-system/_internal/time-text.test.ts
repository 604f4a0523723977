import { expect, test } from 'vitest'
import { dayHalves, formatTime, parseTime, readTime } from './time-text.ts'

test('values', () => {
  expect(parseTime('09:30')).toEqual({ hour: 9, minute: 30, second: undefined })
  expect(parseTime('24:00').hour).toBeUndefined()
  expect(formatTime({ hour: 9, minute: 5, second: undefined }, false)).toBe('09:05')
  expect(formatTime({ hour: 9, minute: 5, second: undefined }, true)).toBeUndefined()
})

test('the language decides about halves of the day', () => {
  expect(dayHalves('en')).toEqual({ twelve: true, am: 'AM', pm: 'PM', first: false })
  expect(dayHalves('de').twelve).toBe(false)
  expect(dayHalves('zh-cn')).toMatchObject({ twelve: false, am: '上午', pm: '下午', first: true })
})

test.each([
  ['9:30 pm', 21, 30, 0],
  ['21.30', 21, 30, 0],
  ['下午9:30', 21, 30, 0],
  ['12:05 AM', 0, 5, 0],
  ['08:15:42', 8, 15, 42],
  ['２１：３０', 21, 30, 0],
  ['2130', 21, 30, 0],
])('%s is understood', (text, hour, minute, second) =>
  expect(readTime(text, { am: '上午', pm: '下午' })).toEqual({ hour, minute, second }))

test.each(['noon', '25:00', '9:75', '9'])('%s is refused', (text) =>
  expect(readTime(text, { am: 'AM', pm: 'PM' })).toBeUndefined())
