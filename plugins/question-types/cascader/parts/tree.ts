import type { FormatContext, Text } from '#sdk'

/** An option and what belongs to it. Ids are unique in the whole tree. */
export interface Node {
  readonly id: string
  readonly label: Text
  readonly children?: readonly Node[]
}

export const maxNodes = 1000
export const maxDepth = 6
export const maxIdLength = 40

/** A node on its way from the top, with its place among its siblings from 0. */
export interface Step {
  readonly node: Node
  readonly index: number
}

/** The nodes ids lead through, as far as they lead. */
export const stepsOf = (nodes: readonly Node[], ids: readonly string[]): readonly Step[] => {
  const [id, ...rest] = ids
  const index = nodes.findIndex((node) => node.id === id)
  const node = nodes[index]
  return node ? [{ node, index }, ...stepsOf(node.children ?? [], rest)] : []
}

/** Every node with the way to it, in the order of the tree. */
export const waysOf = (nodes: readonly Node[], before: readonly Step[] = []): readonly (readonly Step[])[] =>
  nodes.flatMap((node, index) => {
    const way = [...before, { node, index }]
    return [way, ...waysOf(node.children ?? [], way)]
  })

export const isLeaf = ({ children = [] }: Node): boolean => children.length === 0

type Words = Pick<FormatContext, 'text' | 't'>

/** The words of a node; unnamed ones are called by their place. */
export const stepLabel = ({ node, index }: Step, { text, t }: Words): string =>
  text(node.label) || t('untitled', { position: index + 1 })

/** Between the levels of a way, where the author wants nothing else. */
export const usualSeparator = ' / '
export const maxSeparatorLength = 8

/** What an author says of how a way is written. */
export interface WayLook {
  readonly nodes: readonly Node[]
  readonly separator?: string
  readonly lastOnly?: boolean
}

/** All levels of a way: where several are offered, their last ones may be called alike. */
export const wayLabel = (way: readonly Step[], { separator = usualSeparator }: WayLook, words: Words): string =>
  way.map((step) => stepLabel(step, words)).join(separator)

/** A chosen way as everybody reads it: all its levels, or the last. */
export const chosenLabel = (ids: readonly string[], look: WayLook, words: Words): string => {
  const labels = levelLabels(ids, look.nodes, words)
  return look.lastOnly ? (labels.at(-1) ?? '') : labels.join(look.separator ?? usualSeparator)
}

/** An id that leads nowhere stands for itself: its option was removed. */
export const levelLabels = (ids: readonly string[], nodes: readonly Node[], words: Words): readonly string[] => {
  const steps = stepsOf(nodes, ids)
  return ids.map((id, level) => (steps[level] ? stepLabel(steps[level], words) : id))
}
