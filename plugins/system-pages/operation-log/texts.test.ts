import { expect, test } from 'vitest'
import { auditKinds } from '#shared/audit-kinds'
import type { LogCheck } from '#shared/contract/operation-log'
import texts from './locales/zh-cn.json'
import { verdictOf } from './verdict.ts'
import { actorOf } from './who.ts'

const keys = Object.keys(texts.admin)

test('every kind of act there is has its name', () => {
  const wanted = auditKinds.map((kind) => `kind.${kind}`)
  expect(wanted.filter((key) => !keys.includes(key))).toEqual([])
})

const check: LogCheck = {
  time: '2026-01-01T08:00:00.000Z',
  userName: '',
  count: 3,
  firstTime: '2026-01-01T07:00:00.000Z',
  lastTime: '2026-01-01T07:30:00.000Z',
  brokenAt: null,
  problem: null,
  brokenEntry: null,
  unsealed: 0,
  head: 'ab',
}

test('a verdict has words for everything a check may find, the break first', () => {
  expect(verdictOf(check)).toEqual({ tone: 'success', keys: ['verdict.intact'] })
  expect(verdictOf({ ...check, count: 0 })).toEqual({ tone: 'success', keys: ['verdict.empty'] })
  expect(verdictOf({ ...check, brokenAt: 2, problem: 'removed', unsealed: 1 })).toEqual({
    tone: 'danger',
    keys: ['verdict.removed', 'verdict.until', 'verdict.unsealed'],
  })
  expect(verdictOf({ ...check, brokenAt: 1, problem: 'gap', lastTime: null }).keys).toEqual(['verdict.gap'])
  const problems = ['changed', 'removed', 'gap', 'rewritten'] as const
  const told = problems.flatMap((problem) => verdictOf({ ...check, brokenAt: 1, problem }).keys)
  expect(told.filter((key) => !keys.includes(key))).toEqual([])
  // And until when it holds.
  expect(new Set(told).size).toBe(problems.length + 1)
})

test('what nobody is known to have done was the system, or somebody from outside', () => {
  const entry = {
    id: '1',
    time: '',
    userId: null,
    userName: '',
    nickName: '',
    action: 'user.create',
    actionName: '',
    areaName: '',
    kind: 'create',
    subject: '',
    subjectName: '',
    target: null,
    ip: '',
    userAgent: '',
    isRefused: false,
  } as const
  expect(actorOf({ ...entry, userId: '7' })).toBe('person')
  expect(actorOf(entry)).toBe('system')
  expect(actorOf({ ...entry, action: 'registration.apply', ip: '::1' })).toBe('stranger')
})
