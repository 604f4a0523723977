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

export const wayLabel = (way: readonly Step[], words: Words): string =>
  way.map((step) => stepLabel(step, words)).join(' / ')
