import type { FormatContext, Text } from '#sdk'

export interface Choice {
  readonly id: string
  readonly label: Text
}

/** More cannot be told apart by anybody. */
export const maxChoices = 30
export const maxIdLength = 40

/** The words of an option; unnamed ones are called by their place. Counted from 0. */
export const choiceLabel = (choice: Choice, index: number, { text, t }: Pick<FormatContext, 'text' | 't'>): string =>
  text(choice.label) || t('choice.untitled', { position: index + 1 })

export interface Bounds {
  readonly choices: readonly Choice[]
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** How many options an answer ranks. Unless the author says otherwise, all that can be ranked. */
export const boundsOf = ({ choices, min, max }: Bounds): { least: number; most: number } => {
  const most = Math.min(max ?? choices.length, choices.length)
  return { least: Math.min(min ?? most, most), most }
}

/** A copy with the member at `from` at `to`. */
export const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const next = ids.filter((_, index) => index !== from)
  next.splice(to, 0, ...ids.slice(from, from + 1))
  return next
}
