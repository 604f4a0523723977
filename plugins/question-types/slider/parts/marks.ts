import type { Text } from '#sdk'

export interface Mark {
  readonly at: number
  readonly label: Text
}

/** A mark as it is drawn; places and widths are shares of the rail. */
export interface DrawnMark {
  readonly value: number
  readonly words: string
  readonly start: number
  readonly width: number
  readonly align: 'start' | 'center' | 'end'
}

/**
 * Both ends and the marks between them, in order, each with as much room as its neighbours leave. One in between stands
 * in the middle of its room, so that it is under its tick.
 */
export const drawnMarks = (
  { min, max, marks }: { readonly min: number; readonly max: number; readonly marks: readonly Mark[] },
  { text, write }: { text: (text: Text) => string; write: (value: number) => string },
): readonly DrawnMark[] => {
  const words = new Map([min, max].map((end) => [end, write(end)]))
  for (const { at, label } of marks) if (at >= min && at <= max && text(label) !== '') words.set(at, text(label))
  const sorted = [...words]
    .sort(([a], [b]) => a - b)
    .map(([value, said]) => ({ value, said, at: (value - min) / (max - min) }))
  return sorted.map(({ value, said, at }, index) => {
    const before = sorted[index - 1]
    const after = sorted[index + 1]
    if (!before) return { value, words: said, start: 0, width: after ? after.at / 2 : 1, align: 'start' }
    if (!after) return { value, words: said, start: (before.at + 1) / 2, width: (1 - before.at) / 2, align: 'end' }
    const half = Math.min(at - before.at, after.at - at) / 2
    return { value, words: said, start: at - half, width: half * 2, align: 'center' }
  })
}
