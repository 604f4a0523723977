import type { Comparison, Row } from './row.ts'

interface GroupResult {
  readonly name: string
  readonly rows: readonly Row[]
  readonly facts: readonly string[]
  readonly completed: boolean
}

/** A Markdown table, with the facts of each group below it. */
export const tableOf = (groups: readonly GroupResult[]): string => {
  const heading = ['figure', 'ours', 'beside, same run', 'ratio', 'target', '']
  const rows = groups.flatMap(({ rows }) => rows.map(cellsOf))
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => row[column]!.length), 3))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const facts = groups.flatMap(({ name, facts, completed }) => [
    ...facts.map((fact) => `- ${name}: ${fact}`),
    ...(completed ? [] : [`- ${name}: did not finish`]),
  ])
  return [
    line(heading),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    ...(facts.length > 0 ? ['', ...facts] : []),
  ].join('\n')
}

/** What README holds of a group: its figures, and what else was measured beside them. To be pasted as it is. */
export const readmeOf = (rows: readonly Row[], comparisons: readonly Comparison[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = (heading: readonly string[], lines: readonly (readonly string[])[]) =>
    [line(heading), `|${'---|'.repeat(heading.length)}`, ...lines.map(line)].join('\n')
  const figures = rows.map((row) => [
    row.figure,
    show(row.ours, row),
    row.beside ? `${row.beside.name}: ${show(row.beside.value, row)}, so ${plain(row.ours / row.beside.value)} ×` : '',
    [targetOf(row), verdictOf(row)].filter(Boolean).join(': '),
  ])
  return [
    table(['Figure', 'Formloom', 'Beside it, in the same run', 'Target'], figures),
    ...comparisons.map(({ heading, lines }) => table(heading, lines)),
  ].join('\n\n')
}

export const isMissed = (row: Row): boolean => verdictOf(row) === 'missed'

const cellsOf = (row: Row): string[] => [
  row.note ? `${row.figure} (${row.note})` : row.figure,
  show(row.ours, row) + (row.spread ? ` (${plain(row.spread[0])} – ${plain(row.spread[1])})` : ''),
  row.beside ? `${row.beside.name}: ${show(row.beside.value, row)}` : '',
  row.beside ? `${plain(ratioOf(row))}×` : '',
  targetOf(row),
  verdictOf(row),
]

/** How many times as good as the one beside. */
const ratioOf = ({ ours, unit, beside }: Row): number => {
  const other = beside?.value ?? Number.NaN
  return unit === '/s' || unit === 'per CPU-s' ? ours / other : other / ours
}

const targetOf = ({ target, unit, beside }: Row): string => {
  const { ratioAtLeast, timesAtMost, atLeast, atMost } = target ?? {}
  return [
    timesAtMost !== undefined && `≤ ${plain(timesAtMost)} × ${beside?.name}`,
    ratioAtLeast !== undefined && `≥ ${plain(ratioAtLeast)}×`,
    atLeast !== undefined && `≥ ${plain(atLeast)} ${unit}`,
    atMost !== undefined && `≤ ${plain(atMost)} ${unit}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const verdictOf = (row: Row): '' | 'met' | 'missed' => {
  const { target, ours, beside } = row
  if (!target) return ''
  const { ratioAtLeast, timesAtMost, atLeast, atMost } = target
  const isMet =
    (timesAtMost === undefined || ours <= timesAtMost * (beside?.value ?? Number.NaN)) &&
    (ratioAtLeast === undefined || ratioOf(row) >= ratioAtLeast) &&
    (atLeast === undefined || ours >= atLeast) &&
    (atMost === undefined || ours <= atMost)
  return isMet ? 'met' : 'missed'
}

const show = (value: number, { unit }: Row): string => `${plain(value)} ${unit}`

/** Three digits that mean something, with thousands kept apart. */
export const plain = (value: number): string => {
  if (value === 0 || !Number.isFinite(value)) return String(value)
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
