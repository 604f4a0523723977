// Which menus a role opens, as a tree of checkboxes. A role opens a menu only together with what it lies in, so the chosen
// ids always hold the parents of what is chosen: in the tree those are half checked.
import type { MenuNode } from '#shared/contract/menu'

/** A node of `#ds/tree`. */
export interface ChoiceNode {
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  readonly children: readonly ChoiceNode[]
}

/**
 * Parents contain their children here, and a page itself is the first leaf below its own name: so a page can be given
 * without its buttons, and checking its name gives all of it.
 * @param openLabel of that leaf
 */
export const cascadeTree = (
  nodes: readonly MenuNode[],
  labelOf: (label: string) => string,
  openLabel: string,
): readonly ChoiceNode[] =>
  nodes.map(({ id, label, kind, disabled, children }) => {
    const shared = { label: labelOf(label), disabled }
    if (children.length === 0) return { id, ...shared, children: [] }
    const below = cascadeTree(children, labelOf, openLabel)
    const own = kind === 'M' ? [] : [{ id, label: openLabel, disabled, children: [] }]
    return { id: branchId(id), ...shared, children: [...own, ...below] }
  })

/** Each menu for itself. */
export const plainTree = (nodes: readonly MenuNode[], labelOf: (label: string) => string): readonly ChoiceNode[] =>
  nodes.map(({ id, label, disabled, children }) => ({
    id,
    label: labelOf(label),
    disabled,
    children: plainTree(children, labelOf),
  }))

/** Ids of everything in a tree that has something below it. */
export const branchesOf = (nodes: readonly ChoiceNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...branchesOf(children)] : []))

/** What the cascading tree shows as checked. */
export const leavesOf = (nodes: readonly MenuNode[], menuIds: readonly string[]): string[] => {
  const chosen = new Set(menuIds)
  const visit = ({ id, kind, children }: MenuNode): string[] => [
    ...(chosen.has(id) && (children.length === 0 || kind !== 'M') ? [id] : []),
    ...children.flatMap(visit),
  ]
  return nodes.flatMap(visit)
}

/** The menus after a change in the cascading tree. A page that was unchecked takes its buttons along. */
export const menusOfLeaves = (
  nodes: readonly MenuNode[],
  leaves: readonly string[],
  before: readonly string[],
): string[] => {
  const gone = leavesOf(nodes, before).filter((id) => !leaves.includes(id))
  return withParents(nodes, without(nodes, leaves, new Set(gone)))
}

/** The menus after a change in the plain tree: with the parents of what was added, without what lies below what is gone. */
export const menusOfPlain = (
  nodes: readonly MenuNode[],
  ids: readonly string[],
  before: readonly string[],
): string[] => {
  const gone = before.filter((id) => !ids.includes(id))
  return withParents(nodes, without(nodes, ids, new Set(gone)))
}

/** Every menu that may be chosen. */
export const everyMenu = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ id, disabled, children }) => (disabled ? [] : [id, ...everyMenu(children)]))

const branchId = (id: string) => `below ${id}`

const without = (
  nodes: readonly MenuNode[],
  ids: readonly string[],
  gone: ReadonlySet<string>,
): ReadonlySet<string> => {
  const left = new Set(ids)
  const visit = (node: MenuNode, isGone: boolean): void => {
    const goes = isGone || gone.has(node.id)
    if (goes) left.delete(node.id)
    for (const child of node.children) visit(child, goes)
  }
  for (const node of nodes) visit(node, false)
  return left
}

const withParents = (nodes: readonly MenuNode[], chosen: ReadonlySet<string>): string[] =>
  nodes.flatMap((node) => {
    const below = withParents(node.children, chosen)
    return chosen.has(node.id) || below.length > 0 ? [node.id, ...below] : []
  })
