import { type Text, withWording } from '../index.ts'

/** What every list of choices has in common; types add their own keys. */
export interface ChoiceItem {
  readonly id: string
  readonly label: Text
}

/** The wording of each item in one language, one per line, for editing as text. */
export const linesOf = (items: readonly ChoiceItem[], language: string): string =>
  items.map((item) => item.label[language] ?? '').join('\n')

/** The words of a pasted or written block, one per line; blank lines are nothing. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * The list a block of lines describes. An item keeps its id, its other languages and its settings when its wording is
 * still there (so lines can be reordered), or else when its line was merely reworded (same place); answers already
 * given and rules refer to ids.
 */
export const applyLines = <Item extends ChoiceItem>(
  items: readonly Item[],
  lines: readonly string[],
  language: string,
  create: (label: Text) => Item,
): Item[] => {
  const free = new Set(items)
  const kept = lines.map((line) => {
    for (const item of free) {
      if (item.label[language] !== line) continue
      free.delete(item)
      return item
    }
    return null
  })
  return lines.map((line, index) => {
    const same = kept[index]
    if (same) return same
    const reworded = items[index]
    if (!reworded || !free.delete(reworded)) return create({ [language]: line })
    return { ...reworded, label: withWording(reworded.label, language, line) }
  })
}

/** A copy with the item at `from` at `to`; unchanged when `to` is outside. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const moved = items[from]
  if (moved === undefined || to < 0 || to >= items.length) return items
  const next = items.filter((_, index) => index !== from)
  next.splice(to, 0, moved)
  return next
}
