import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFormSetting, type FillWindow, limitPeriods } from '#shared/contract/form-setting'
import { periodAt } from './period.ts'
import { openingAt } from './window.ts'

const minute = 60_000
const usual: FillWindow = { ...defaultFormSetting.window, on: true }
/** 2026-11-21 is a Saturday. */
const at = (text: string): Date => new Date(text)
const opensAt = (window: FillWindow, now: Date): Date | null => {
  const opening = openingAt(window, now)
  return opening.isOpen ? now : opening.opensAt
}

describe('the window', () => {
  it('is always open while it is off, or says nothing', () => {
    const closed = { ...defaultFormSetting.window, to: '2000-01-01T00:00' }
    expect(openingAt(closed, at('2026-11-21T08:00'))).toEqual({ isOpen: true })
    expect(openingAt(usual, at('2026-11-21T08:00'))).toEqual({ isOpen: true })
  })

  it('opens at its beginning and is over at its end', () => {
    const window = { ...usual, from: '2026-11-21T09:00', to: '2026-11-21T10:00' }
    expect(openingAt(window, at('2026-11-21T08:59'))).toEqual({ isOpen: false, opensAt: at('2026-11-21T09:00') })
    expect(openingAt(window, at('2026-11-21T09:00'))).toEqual({ isOpen: true })
    expect(openingAt(window, at('2026-11-21T10:00'))).toEqual({ isOpen: false, opensAt: null })
  })

  it('waits for the next day that counts', () => {
    const window = { ...usual, days: [1, 2, 3, 4, 5], hours: { start: '09:00', end: '18:00' } }
    expect(opensAt(window, at('2026-11-21T12:00'))).toEqual(at('2026-11-23T09:00'))
    expect(opensAt(window, at('2026-11-23T18:00'))).toEqual(at('2026-11-24T09:00'))
  })

  it('stays open past midnight when it ends before it begins', () => {
    const window = { ...usual, days: [5], hours: { start: '22:00', end: '02:00' } }
    expect(openingAt(window, at('2026-11-21T01:59')).isOpen).toBe(true)
    expect(opensAt(window, at('2026-11-21T02:00'))).toEqual(at('2026-11-27T22:00'))
  })

  it('says the first open minute, whatever is set', () => {
    const clock = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((m) => `${String(Math.trunc(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
    const day = fc.integer({ min: 1, max: 28 }).map((d) => `2026-11-${String(d).padStart(2, '0')}`)
    const moment = fc.tuple(day, clock).map(([d, c]) => `${d}T${c}`)
    const windows = fc.record<FillWindow>({
      on: fc.constant(true),
      from: fc.option(moment),
      to: fc.option(moment),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      hours: fc.option(fc.record({ start: clock, end: clock }).filter(({ start, end }) => start !== end)),
      text: fc.constant({}),
    })
    fc.assert(
      fc.property(windows, moment, (window, text) => {
        const now = at(text)
        const opens = opensAt(window, now)
        const horizon = opens?.getTime() ?? now.getTime() + 9 * 24 * 60 * minute
        // Every twelve minutes until then it is shut, by a rule written the other way round.
        for (let time = now.getTime(); time < horizon; time += 12 * minute)
          if (isOpenByHand(window, new Date(time))) throw new Error(`open at ${new Date(time)} already`)
        expect(opens === null || isOpenByHand(window, opens)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

const isOpenByHand = ({ from, to, days, hours }: FillWindow, time: Date): boolean => {
  if ((from !== null && time < at(from)) || (to !== null && time >= at(to))) return false
  const weekday = (shift: number) => ((time.getDay() + 6 + shift) % 7) + 1
  if (!hours) return days.includes(weekday(0))
  const clock = `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`
  if (hours.start < hours.end) return days.includes(weekday(0)) && clock >= hours.start && clock < hours.end
  return (days.includes(weekday(0)) && clock >= hours.start) || (days.includes(weekday(6)) && clock < hours.end)
}

describe('periods', () => {
  it('hold the moment they are made of, and weeks begin on Monday', () => {
    expect(periodAt('week', at('2026-11-22T23:59'))).toEqual({
      from: at('2026-11-16T00:00'),
      to: at('2026-11-23T00:00'),
    })
    expect(periodAt('ever', at('2026-11-22T23:59'))).toBeNull()
    fc.assert(
      fc.property(fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true }), (now) => {
        for (const period of limitPeriods) {
          const { from, to } = periodAt(period, now) ?? { from: now, to: new Date(now.getTime() + 1) }
          expect(from <= now && now < to).toBe(true)
        }
      }),
    )
  })
})
