import { withWording } from '#sdk'
import { maxDepth, type Node } from './tree.ts'

export interface TreeWords {
  readonly language: string
  /** What respondents read for a node at this place among its siblings: its words, another language's, or its number. */
  readonly nameOf: (node: Node, index: number) => string
}

/** The tree as lines, as respondents read them, two spaces deeper with each level. */
export const linesOf = (nodes: readonly Node[], words: TreeWords, depth = 0): string =>
  nodes
    .flatMap((node, index) => [
      '  '.repeat(depth) + words.nameOf(node, index),
      ...(node.children?.length ? [linesOf(node.children, words, depth + 1)] : []),
    ])
    .join('\n')

interface Line {
  readonly wording: string
  readonly children: Line[]
}

/** What indented lines say; blank ones nothing. A line belongs to the last one that is less indented than it is. */
export const parseLines = (text: string): readonly Line[] => {
  const top: Line[] = []
  const open: { readonly indent: number; readonly children: Line[] }[] = [{ indent: -1, children: top }]
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const wording = raw.trim()
    if (wording === '') continue
    // Full-width spaces come from Chinese and Japanese input methods.
    const indent = (/^\s*/.exec(raw)?.[0] ?? '').replace(/\t|\u3000/g, '  ').length
    while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) open.pop()
    // Deeper than the last level there is nothing: such lines become siblings in it.
    if (open.length > maxDepth) open.pop()
    const line: Line = { wording, children: [] }
    open.at(-1)?.children.push(line)
    open.push({ indent, children: line.children })
  }
  return top
}

export const countLines = (lines: readonly Line[]): number =>
  lines.reduce((sum, { children }) => sum + 1 + countLines(children), 0)

/**
 * The tree that lines describe. A node keeps its id and its other languages where its wording is still among its
 * siblings, or else where its line was merely reworded (same place): answers and rules refer to ids.
 */
export const applyLines = (
  nodes: readonly Node[],
  lines: readonly Line[],
  { language, nameOf, newId }: TreeWords & { readonly newId: () => string },
): Node[] => {
  const free = new Set(nodes)
  const names = new Map(nodes.map((node, index) => [node, nameOf(node, index)]))
  const same = lines.map(({ wording }) => {
    const node = [...free].find((each) => names.get(each) === wording)
    if (node) free.delete(node)
    return node
  })
  return lines.map(({ wording, children }, index) => {
    const place = nodes[index]
    const kept = same[index] ?? (place && free.delete(place) ? place : undefined)
    const below = applyLines(kept?.children ?? [], children, { language, nameOf, newId })
    return {
      id: kept?.id ?? newId(),
      // Whoever has not touched the line has not given it words either.
      label: kept && same[index] ? kept.label : withWording(kept?.label ?? {}, language, wording),
      ...(below.length > 0 && { children: below }),
    }
  })
}
