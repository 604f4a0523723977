import type { FormatContext, Text } from '#sdk'

/** People cannot tell more of them apart. */
export const mostPoints = 10

interface Scale {
  readonly max: number
  readonly levels: readonly Text[]
}

/** A point as people read it: its number, and what it means where the author says so. */
export const pointText = (point: number, { levels }: Pick<Scale, 'levels'>, text: FormatContext['text']): string =>
  [String(point), text(levels[point - 1])].filter((word) => word !== '').join(' ')

/** All points of the scale, from the least. */
export const pointsOf = ({ max }: Pick<Scale, 'max'>): readonly number[] =>
  Array.from({ length: max }, (_, index) => index + 1)
