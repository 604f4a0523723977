import { expect, test } from 'vitest'
import { keyOf, type OnlineRow, peopleOf } from './people-of.ts'

const row = (userId: string, nickName: string, loginTime = '2026-01-01T08:00:00.000Z'): OnlineRow => ({
  userId,
  nickName,
  userName: `user${userId}`,
  ip: '::1',
  userAgent: '',
  loginTime,
  lastSeenTime: loginTime,
})
const rows = [row('1', 'Mia'), row('1', 'Mia', '2026-01-01T09:00:00.000Z'), row('2', ''), row('3', 'Me')]

test('two sessions of a person are two rows and one person, and one is never among them', () => {
  expect(new Set(rows.map(keyOf)).size).toBe(rows.length)
  expect([...peopleOf(rows, '3')]).toEqual([
    ['1', 'Mia'],
    ['2', 'user2'],
  ])
  expect(peopleOf(rows.slice(3), '3').size).toBe(0)
})
