export type CloseKind = 'this' | 'others' | 'left' | 'right' | 'all'

interface Closable {
  readonly id: string
  readonly fixed?: boolean | undefined
}

/** Ids that a choice in the menu of the tab `id` closes, in their order. Fixed tabs never close (ux 1.3). */
export function idsToClose(tags: readonly Closable[], id: string, kind: CloseKind): string[] {
  const at = tags.findIndex((tag) => tag.id === id)
  const meant: Record<CloseKind, (index: number) => boolean> = {
    this: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  }
  return at < 0 ? [] : tags.filter((tag, index) => !tag.fixed && meant[kind](index)).map((tag) => tag.id)
}

/**
 * Which page to show once `closed` are gone: the current one if it stays, else the one the menu was opened on, else the next
 * neighbour, else the last that is left (ux 1.3).
 *
 * @returns undefined when none is left
 */
export function tagAfterClose(
  tags: readonly Closable[],
  current: string | undefined,
  closed: readonly string[],
  from?: string | undefined,
): string | undefined {
  const stays = (tag: Closable | undefined) => tag !== undefined && !closed.includes(tag.id)
  const at = tags.findIndex((tag) => tag.id === current)
  const kept = tags.filter(stays)
  const opened = tags.find((tag) => tag.id === from)
  if (stays(tags[at])) return current
  if (stays(opened)) return from
  return (tags.slice(at + 1).find(stays) ?? kept.at(-1))?.id
}

/** The order after moving a tab by places; fixed tabs stay in front and are not passed. The same array when nothing moves. */
export function moveTag<Tag extends Closable>(tags: readonly Tag[], id: string, by: number): readonly Tag[] {
  const from = tags.findIndex((tag) => tag.id === id)
  const to = Math.min(tags.length - 1, from + by)
  const moved = tags[from]
  const over = tags[to]
  if (!moved || !over || from === to || moved.fixed || over.fixed) return tags
  const rest = tags.filter((tag) => tag.id !== id)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
