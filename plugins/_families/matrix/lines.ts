import type { FormatContext, Text } from '#sdk'

/** A row or a column. */
export interface Line {
  readonly id: string
  readonly label: Text
}

/** A line in the words of whoever looks. */
export interface NamedLine {
  readonly id: string
  readonly label: string
}

export const maxRows = 50
export const maxColumns = 20
export const maxIdLength = 40

export type Words = Pick<FormatContext, 'text' | 't'>

/** What an answer holds under an id. An inherited property, such as of a row named `constructor`, is nothing. */
export const heldAt = <Value>(held: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined =>
  held && Object.hasOwn(held, id) ? held[id] : undefined

/** Two lines to begin with. */
export const starterLines = (newId: () => string): [Line, Line] => [
  { id: newId(), label: {} },
  { id: newId(), label: {} },
]
