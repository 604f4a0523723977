import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#shared/form/compile'
import { pageRules } from './page-clock.tsx'
import type { ClockProps, OpenRules } from './page-rules.ts'

const { open, Clock } = pageRules([])

// Time itself is what is tested: it passes when the test says so.
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = (number: number, seconds?: number): Page => ({
  number,
  sections: [],
  breakAfter: {
    id: `fold0${number}`,
    type: 'any',
    title: {},
    required: false,
    span: 24,
    options: seconds === undefined ? {} : { seconds },
  },
})

const show = (rules: OpenRules) => {
  const heard: string[] = []
  const propsOf = (now: Page, { isLed = false, at = 'filling' } = {}): ClockProps => ({
    language: 'en',
    filling: {
      rules,
      host: { translate: (_types, key, { time = '' } = {}) => `${key} ${time}`.trim() },
      pages: {
        page: now,
        position: now.number,
        total: 9,
        isLed,
        turnBy: () => {
          heard.push('turned')
          return true
        },
      },
      draft: { touch: () => heard.push('begun') },
      sending: { phase: { at } },
      steps: { submit: () => heard.push('sent') },
      settled: async () => undefined,
    },
  })
  const drawn = render(<Clock {...propsOf(page(0))} />)
  return {
    heard,
    turnTo: (now: Page, rest?: Parameters<typeof propsOf>[1]) => drawn.rerender(<Clock {...propsOf(now, rest)} />),
  }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const left = () => screen.queryByRole('timer')?.textContent ?? null
const said = () => screen.getByRole('status').textContent

test('the time of a page runs, is said at few moments, and ends once', async () => {
  const { heard, turnTo } = show(open({}))
  expect([left(), said(), heard]).toEqual([null, '', []])
  turnTo(page(1, 90))
  expect([left(), said(), heard]).toEqual(['pageTime.remaining 1:30', 'pageTime.given 1 minute, 30 seconds', ['begun']])
  await pass(20)
  expect([left(), said()]).toEqual(['pageTime.remaining 1:10', 'pageTime.given 1 minute, 30 seconds'])
  await pass(10)
  expect([left(), said()]).toEqual(['pageTime.remaining 1:00', 'pageTime.left 1 minute'])
  await pass(61)
  expect([left(), said(), heard]).toEqual([null, 'pageTime.over', ['begun', 'turned']])
  await pass(600)
  turnTo(page(1, 90), { at: 'sending' })
  turnTo(page(1, 90))
  expect(heard).toEqual(['begun', 'turned'])
})

test('a reload goes on with what is left, however long it took, and a page whose time is over is left at once', async () => {
  const before = open({})
  const first = show(before)
  first.turnTo(page(1, 60))
  await pass(25)
  cleanup()
  const again = show(open(structuredClone(before.starts)))
  again.turnTo(page(1, 60))
  expect([left(), said(), again.heard]).toEqual(['pageTime.remaining 0:35', 'pageTime.left 35 seconds', []])
  cleanup()
  await pass(3600)
  const late = open(structuredClone(before.starts))
  expect(late.back([page(1, 60), page(2, 30)], 1)).toBeUndefined()
  const last = show(late)
  last.turnTo(page(1, 60))
  await pass(0)
  expect(last.heard).toEqual(['turned'])
  last.turnTo(page(2, 30))
  expect([left(), said()]).toEqual(['pageTime.remaining 0:30', 'pageTime.overBefore pageTime.given 30 seconds'])
})

test('whoever is led back by what is wrong may stay, and is told what for', async () => {
  const time = open({ 1: Date.now() - 120_000 })
  const { heard, turnTo } = show(time)
  turnTo(page(1, 60), { isLed: true })
  expect(screen.getByText('pageTime.mend')).toBeTruthy()
  expect([left(), heard]).toEqual([null, []])
})

test('pages without a time have none, and are never over', async () => {
  const time = open({})
  const { heard, turnTo } = show(time)
  turnTo(page(1))
  await pass(86_400)
  expect([left(), heard, time.starts, time.back([page(1), page(2)], 1)?.number]).toEqual([null, [], {}, 1])
})
