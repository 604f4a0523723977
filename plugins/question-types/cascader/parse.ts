import { defineParser } from '#sdk'
import type cascader from './definition.ts'
import { isLeaf, type Node, usualSeparator, type WayLook, waysOf } from './parts/tree.ts'

/**
 * A way as it is written in this form, or with slashes, by ids or by any wording of the labels. One way may have its levels
 * on lines of their own; several ways stand on lines, or between commas.
 */
export default defineParser<typeof cascader>({
  parse: (text, options) => {
    if (!options.multiple) return wayOf(text, options, '\n')
    const lines = partsOf(text, '\n').map((line) => wayOf(line, options))
    // A label may hold a comma itself.
    const ways = lines.every((way) => way !== undefined)
      ? lines
      : partsOf(text, /[\n、,，;；]/).map((part) => wayOf(part, options))
    const found = ways.filter((way) => way !== undefined)
    if (found.length < ways.length || found.length === 0) return undefined
    return [...new Map(found.map((way) => [way.join('/'), way])).values()]
  },
})

const partsOf = (text: string, between: string | RegExp): readonly string[] =>
  text.split(between).filter((part) => part.trim() !== '')

/** @param others between levels as well */
const wayOf = (
  text: string,
  { nodes, separator = usualSeparator, lastOnly, anyLevel }: WayLook & { readonly anyLevel: boolean },
  ...others: readonly string[]
): string[] | undefined => {
  const wanted = text.trim()
  if (lastOnly) {
    const ends = waysOf(nodes).filter((way) => {
      const end = way.at(-1)?.node
      return end && (anyLevel || isLeaf(end)) && wordingsOf(end).includes(wanted)
    })
    // Which of several that are called alike was meant nobody can tell.
    if (ends.length > 1) return undefined
    if (ends[0]) return ends[0].map(({ node }) => node.id)
  }
  return descend(wanted, nodes, [separator, '/', ...others])
}

/** Word by word down the tree, so that a label may hold what stands between levels elsewhere. */
const descend = (rest: string, level: readonly Node[], separators: readonly string[]): string[] | undefined => {
  const readings = [
    ...level.map((node) => [node, node.id] as const),
    ...level.flatMap((node) => wordingsOf(node).map((wording) => [node, wording] as const)),
  ]
  for (const [{ id, children = [] }, wording] of readings) {
    if (rest === wording) return [id]
    if (wording === '' || !rest.startsWith(wording)) continue
    for (const separator of separators) {
      const below = behind(rest.slice(wording.length), separator)
      const ids = below === undefined ? undefined : descend(below, children, separators)
      if (ids) return [id, ...ids]
    }
  }
  return undefined
}

const wordingsOf = ({ label }: Node): readonly string[] =>
  Object.values(label)
    .map((wording) => wording.trim())
    .filter((wording) => wording !== '')

/** What follows a separator, whatever spaces are around it; undefined: there is none. */
const behind = (text: string, separator: string): string | undefined => {
  const trimmed = text.trimStart()
  const sign = separator.trim()
  if (sign !== '') return trimmed.startsWith(sign) ? trimmed.slice(sign.length).trimStart() : undefined
  return text.slice(0, text.length - trimmed.length).includes(separator) ? trimmed : undefined
}
