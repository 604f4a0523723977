import { median, spreadOf } from '../percentile.ts'
import { reportFact, reportRow, type Target, type Unit } from '../row.ts'

/** Figures of one round, by name. */
export type Figures = Readonly<Record<string, number>>

/** Ours first; the others are what it is measured against. */
export interface Contender {
  readonly name: string
  readonly measure: () => Promise<Figures>
}

/** One line of the table for a figure of the rounds. */
export interface Line {
  readonly key: string
  readonly figure: string
  readonly unit: Unit
  readonly target?: Target
}

/** Rounds in which all are measured in turn, so that a disturbance meets all of them; the order turns round each time. */
export const contest = async (
  contenders: readonly Contender[],
  rounds: number,
): Promise<ReadonlyMap<string, readonly Figures[]>> => {
  const found = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name, measure } of round % 2 === 0 ? contenders : contenders.toReversed())
      found.get(name)?.push(await measure())
  return found
}

/** Reports medians: ours beside the best of the others, and all of them as a fact. */
export const reportContest = (
  what: string,
  found: ReadonlyMap<string, readonly Figures[]>,
  lines: readonly Line[],
): void => {
  const [ours, ...others] = [...found.keys()]
  if (ours === undefined) return
  const valuesOf = (name: string, key: string) => (found.get(name) ?? []).map((each) => each[key] ?? Number.NaN)
  for (const { key, figure, unit, target } of lines) {
    const peers = others
      .map((name) => ({ name, value: median(valuesOf(name, key)) }))
      .sort((left, right) => left.value - right.value)
    const values = valuesOf(ours, key)
    reportRow({
      figure,
      ours: median(values),
      unit,
      spread: spreadOf(values),
      ...(peers[0] && { beside: peers[0] }),
      ...(target && { target }),
    })
  }
  const all = (name: string) =>
    `${name} ${lines.map(({ key, unit }) => `${key} ${median(valuesOf(name, key)).toFixed(1)} ${unit}`).join(', ')}`
  reportFact(`${what}, all medians: ${[...found.keys()].map(all).join('; ')}.`)
}
