import type { Figures } from '../kit/contest.ts'
import { median, spreadOf } from '../percentile.ts'
import { reportComparison, reportRow, type Target, type Unit } from '../row.ts'
import { plain } from '../table.ts'
import { names } from './contenders.ts'

type Found = ReadonlyMap<string, readonly Figures[]>

/** A figure of the rounds, and what it is held against. */
interface Line {
  readonly key: string
  readonly figure: string
  readonly unit: Unit
  readonly beside?: string
  readonly target?: Target
}

/** Targets of a form of ten questions and of one of three hundred. */
const openedLines: Readonly<Record<'ten' | 'threeHundred', readonly Line[]>> = {
  ten: [
    { key: 'LCP', figure: 'largest paint', unit: 'ms', beside: names.html, target: { timesAtMost: 1.1 } },
    { key: 'live', figure: 'scripts live', unit: 'ms', beside: names.preact, target: { timesAtMost: 1.3 } },
    { key: 'wire', figure: 'all on the wire, headers too', unit: 'kB', beside: 'bare React', target: { atMost: 70 } },
    { key: 'requests', figure: 'requests until live', unit: 'requests', target: { atMost: 6 } },
    { key: 'depth', figure: 'requests that wait for each other', unit: 'requests', target: { atMost: 2 } },
    { key: 'CPU', figure: 'processor time until live', unit: 'ms', beside: names.preact },
  ],
  threeHundred: [
    { key: 'LCP', figure: 'largest paint', unit: 'ms', beside: names.html, target: { timesAtMost: 1.3 } },
    { key: 'live', figure: 'scripts live', unit: 'ms', beside: names.preact },
    { key: 'wire', figure: 'all on the wire, headers too', unit: 'kB', beside: 'bare React' },
  ],
}

const touchedLines: readonly Line[] = [
  { key: 'key', figure: 'key to paint', unit: 'ms', beside: names.scripted, target: { timesAtMost: 1.3 } },
  { key: 'keyCPU', figure: 'processor time of a key', unit: 'ms', beside: names.scripted },
  { key: 'shown', figure: '200 of them shown', unit: 'ms', beside: names.scripted, target: { timesAtMost: 2 } },
  { key: 'hidden', figure: '200 of them hidden', unit: 'ms', beside: names.scripted, target: { timesAtMost: 2 } },
]

export const reportTen = (opened: Found): void => {
  reportOurs('10 questions', opened, openedLines.ten)
  reportComparison({
    heading: ['10 questions', 'Largest paint', 'Scripts live', 'On the wire', 'Requests', 'Waiting depth', 'Processor'],
    lines: [...opened.keys()].map((name) => [name, ...cellsOf(name, opened, openedLines.ten)]),
  })
}

export const reportThreeHundred = (opened: Found, touched: Found): void => {
  reportOurs('300 questions', opened, openedLines.threeHundred)
  reportOurs('300 questions', touched, touchedLines)
  reportComparison({
    heading: [
      '300 questions',
      'Largest paint',
      'Scripts live',
      'On the wire',
      'Key to paint',
      'Processor of a key',
      '200 shown',
      '200 hidden',
    ],
    lines: [...new Set([...opened.keys(), ...touched.keys()])].map((name) => [
      name,
      ...cellsOf(name, opened, openedLines.threeHundred),
      ...cellsOf(name, touched, touchedLines),
    ]),
  })
}

const cellsOf = (name: string, found: Found, lines: readonly Line[]): string[] =>
  lines.map(({ key, unit }) => {
    const value = median(valuesOf(found, name, key))
    // One that was not asked, since it is no such page.
    if (!found.has(name)) return '–'
    return unit === 'requests' ? plain(value) : `${plain(value)} ${unit}`
  })

const valuesOf = (found: Found, name: string, key: string): number[] =>
  (found.get(name) ?? []).map((each) => each[key] ?? Number.NaN)

/** Ours beside the limit. */
const reportOurs = (what: string, found: Found, lines: readonly Line[]): void => {
  if (!found.has(names.ours)) return
  for (const { key, figure, unit, beside, target } of lines) {
    const values = valuesOf(found, names.ours, key)
    reportRow({
      figure: `${what}: ${figure}`,
      ours: median(values),
      unit,
      spread: spreadOf(values),
      ...(beside && { beside: { name: beside, value: median(valuesOf(found, beside, key)) } }),
      ...(target && { target }),
    })
  }
}
