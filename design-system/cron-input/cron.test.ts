import { describe, expect, test } from 'vitest'
import { type Cron, parseCron } from './cron.ts'
import { nextRuns } from './cron-runs.ts'

function cron(text: string): Cron {
  const read = parseCron(text)
  if ('problem' in read) throw new Error(`${text}: ${read.problem.rule}`)
  return read.cron
}

const runs = (text: string, from: string, count = 3, zone = 'UTC') =>
  nextRuns(cron(text), new Date(from), count, zone).map((date) => date.toISOString().slice(0, 19))

describe('problems', () => {
  test.each([
    ['', { rule: 'field-count', text: '0' }],
    ['0 0 12', { rule: 'field-count', text: '3' }],
    ['0 0 12 * * ? 2026 9', { rule: 'field-count', text: '8' }],
    ['0 60 12 * * ?', { rule: 'out-of-range', field: 'minute', text: '60', min: 0, max: 59 }],
    ['0 0 24 * * ?', { rule: 'out-of-range', field: 'hour', text: '24', min: 0, max: 23 }],
    ['0 0 0 ? * 0', { rule: 'out-of-range', field: 'weekday', text: '0', min: 1, max: 7 }],
    ['0 0 0 ? * 8', { rule: 'out-of-range', field: 'weekday', text: '8', min: 1, max: 7 }],
    ['0 0/0 0 * * ?', { rule: 'out-of-range', field: 'minute', text: '0/0', min: 0, max: 59 }],
    ['0 0 0 40W * ?', { rule: 'out-of-range', field: 'day', text: '40W', min: 1, max: 31 }],
    ['0 0 0 ? * MON#6', { rule: 'out-of-range', field: 'weekday', text: 'MON#6', min: 1, max: 5 }],
    ['0 noon 0 * * ?', { rule: 'unreadable', field: 'minute', text: 'NOON' }],
    ['0 1,,2 0 * * ?', { rule: 'unreadable', field: 'minute', text: '1,,2' }],
    ['? 0 0 * * ?', { rule: 'unreadable', field: 'second', text: '?' }],
    ['0 0 0 ? * ?', { rule: 'no-days' }],
    ['0 0 0 1 * MON', { rule: 'both-days' }],
  ])('%j', (text, problem) => expect(parseCron(text)).toEqual({ problem }))
})

describe('runs', () => {
  test.each([
    ['0 0 12 * * ?', ['2026-03-14T12:00:00', '2026-03-15T12:00:00', '2026-03-16T12:00:00']],
    ['*/20 * * * * ?', ['2026-03-14T09:30:20', '2026-03-14T09:30:40', '2026-03-14T09:31:00']],
    ['0 0/25 * * * ?', ['2026-03-14T09:50:00', '2026-03-14T10:00:00', '2026-03-14T10:25:00']],
    ['0 5/30 14-15 * * ?', ['2026-03-14T14:05:00', '2026-03-14T14:35:00', '2026-03-14T15:05:00']],
    ['0 0 8,18 ? * MON-FRI', ['2026-03-16T08:00:00', '2026-03-16T18:00:00', '2026-03-17T08:00:00']],
    ['0 0 8 ? * 2', ['2026-03-16T08:00:00', '2026-03-23T08:00:00', '2026-03-30T08:00:00']],
    ['0 0 0 ? * FRI-SUN', ['2026-03-15T00:00:00', '2026-03-20T00:00:00', '2026-03-21T00:00:00']],
    ['0 0 22-1/1 14 3 ?', ['2026-03-14T22:00:00', '2026-03-14T23:00:00', '2027-03-14T00:00:00']],
    ['0 15 10 L * ?', ['2026-03-31T10:15:00', '2026-04-30T10:15:00', '2026-05-31T10:15:00']],
    ['0 0 0 L-2 * ?', ['2026-03-29T00:00:00', '2026-04-28T00:00:00', '2026-05-29T00:00:00']],
    ['0 0 0 LW * ?', ['2026-03-31T00:00:00', '2026-04-30T00:00:00', '2026-05-29T00:00:00']],
    ['0 0 0 15W * ?', ['2026-03-16T00:00:00', '2026-04-15T00:00:00', '2026-05-15T00:00:00']],
    ['0 0 0 1W 8 ?', ['2026-08-03T00:00:00', '2027-08-02T00:00:00', '2028-08-01T00:00:00']],
    ['0 0 0 ? * 6L', ['2026-03-27T00:00:00', '2026-04-24T00:00:00', '2026-05-29T00:00:00']],
    ['0 0 0 ? * MON#1', ['2026-04-06T00:00:00', '2026-05-04T00:00:00', '2026-06-01T00:00:00']],
    ['0 0 0 29 2 ?', ['2028-02-29T00:00:00', '2032-02-29T00:00:00', '2036-02-29T00:00:00']],
    ['0 0 0 1 1 ? 2027-2028', ['2027-01-01T00:00:00', '2028-01-01T00:00:00']],
    ['0 0 0 30 2 ?', []],
    ['30 9 * * *', ['2026-03-15T09:30:00', '2026-03-16T09:30:00', '2026-03-17T09:30:00']],
    ['0 0 * * 0', ['2026-03-15T00:00:00', '2026-03-22T00:00:00', '2026-03-29T00:00:00']],
    ['0 0 * * 7', ['2026-03-15T00:00:00', '2026-03-22T00:00:00', '2026-03-29T00:00:00']],
    // Unix: day or weekday, when both say something.
    ['0 0 20 * MON', ['2026-03-16T00:00:00', '2026-03-20T00:00:00', '2026-03-23T00:00:00']],
  ])('%s', (text, expected) => expect(runs(text, '2026-03-14T09:30:00Z')).toEqual(expected))

  test('a run at this very second is not the next one', () => {
    expect(runs('0 30 9 * * ?', '2026-03-14T09:30:00Z', 1)).toEqual(['2026-03-15T09:30:00'])
    expect(runs('0 30 9 * * ?', '2026-03-14T09:29:59.500Z', 1)).toEqual(['2026-03-14T09:30:00'])
  })

  test('hours are those of the zone', () => {
    expect(runs('0 0 8 * * ?', '2026-03-14T00:00:01Z', 2, 'Asia/Shanghai')).toEqual([
      '2026-03-15T00:00:00',
      '2026-03-16T00:00:00',
    ])
    expect(runs('0 0 8 * * ?', '2026-03-14T00:00:00Z', 1, 'Asia/Kolkata')).toEqual(['2026-03-14T02:30:00'])
  })

  test('an hour skipped by summer time does not fire, one that comes twice fires once', () => {
    expect(runs('0 30 2 * * ?', '2026-03-28T00:00:00Z', 2, 'Europe/Berlin')).toEqual([
      '2026-03-28T01:30:00',
      '2026-03-30T00:30:00',
    ])
    expect(runs('0 30 2 * * ?', '2026-10-24T12:00:00Z', 2, 'Europe/Berlin')).toEqual([
      '2026-10-25T00:30:00',
      '2026-10-26T01:30:00',
    ])
  })
})
