/** One line of the table: a figure of ours beside the same figure of a peer, or a limit, measured in the same run. */
export interface Row {
  readonly figure: string
  readonly ours: number
  readonly unit: Unit
  /** Lowest and highest of the rounds. */
  readonly spread?: readonly [number, number]
  readonly beside?: { readonly name: string; readonly value: number }
  readonly target?: Target
  /** What the reader must know to judge the figure. */
  readonly note?: string
}

export type Unit = 'ms' | 's' | '/s' | 'per CPU-s' | 'MB' | 'kB' | 'kB each' | 'requests' | 'answers' | 'cycles'

/**
 * All that is named must hold. `ratioAtLeast` is how many times as good as the one beside; `timesAtMost` how many times as
 * much, for what is held against a limit.
 */
export interface Target {
  readonly atLeast?: number
  readonly atMost?: number
  readonly ratioAtLeast?: number
  readonly timesAtMost?: number
}

/** What a group tells the process that started it. */
export type Message =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'fact'; readonly fact: string }
  | { readonly kind: 'comparison'; readonly comparison: Comparison }

/** Some figures of ours and of everything beside us, a line for each, as README shows them. */
export interface Comparison {
  readonly heading: readonly string[]
  readonly lines: readonly (readonly string[])[]
}

export const reportRow = (row: Row): void => send({ kind: 'row', row })

/** A sentence that stands below the table. */
export const reportFact = (fact: string): void => send({ kind: 'fact', fact })

export const reportComparison = (comparison: Comparison): void => send({ kind: 'comparison', comparison })

/** Progress, on standard error. */
export const note = (text: string): void => {
  process.stderr.write(`  ${text}\n`)
}

const send = (message: Message): void => {
  if (process.send) process.send(message)
  else console.log(JSON.stringify(message))
}
