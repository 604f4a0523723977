import type { DeptNode } from '#shared/contract/dept'

export const branchesOf = (nodes: readonly DeptNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...branchesOf(children)] : []))

/** What is below a department that was just checked or unchecked goes along with it, where it may be chosen. */
export const checkedWithBelow = (
  nodes: readonly DeptNode[],
  ids: readonly string[],
  before: readonly string[],
): string[] => {
  const wanted = new Set(ids)
  const visit = (node: DeptNode, follows: boolean | null): void => {
    const isOn = ids.includes(node.id)
    const isChanged = isOn !== before.includes(node.id)
    const next = isChanged ? isOn : follows
    if (next !== null && !node.disabled) {
      if (next) wanted.add(node.id)
      else wanted.delete(node.id)
    }
    for (const child of node.children) visit(child, next)
  }
  for (const node of nodes) visit(node, null)
  return [...wanted]
}
