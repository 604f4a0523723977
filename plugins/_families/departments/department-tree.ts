import type { DeptNode } from '#shared/contract/dept'

/** The departments whose name holds the words, with all that they are in; everything below a match stays. */
export const findDepartments = (tree: readonly DeptNode[], words: string): DeptNode[] => {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return [...tree]
  return tree.flatMap((node) => {
    if (node.label.toLowerCase().includes(wanted)) return [node]
    const children = findDepartments(node.children, words)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Ids of all that have something below them. */
export const branchesOf = (tree: readonly DeptNode[]): string[] =>
  tree.flatMap((node) => (node.children.length > 0 ? [node.id, ...branchesOf(node.children)] : []))

/** Ids of all that a department is in, the topmost first; none when it is not there. */
export const ancestorsOf = (tree: readonly DeptNode[], id: string): string[] => {
  for (const node of tree) {
    if (node.children.some((child) => child.id === id)) return [node.id]
    const below = ancestorsOf(node.children, id)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}

/** The name of a department; undefined when it is not there. */
export const labelIn = (tree: readonly DeptNode[], id: string): string | undefined => {
  for (const node of tree) {
    const label = node.id === id ? node.label : labelIn(node.children, id)
    if (label !== undefined) return label
  }
  return undefined
}
