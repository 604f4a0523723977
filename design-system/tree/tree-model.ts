import type { IconName } from '../icon/index.tsx'

export interface TreeNode {
  /** Unique in the whole tree. */
  id: string
  /** Drawn, read, searched and jumped to by letters. */
  label: string
  /** Muted, after the label: a count, a code. */
  note?: string | undefined
  icon?: IconName | undefined
  /** Can be walked to and opened, not chosen; checking an ancestor passes over it and all below it. */
  disabled?: boolean | undefined
  children?: readonly TreeNode[] | undefined
  /** Has children that are not here yet; `onLoadChildren` is asked for them when the node opens. */
  lazy?: boolean | undefined
}

/**
 * What `value` holds of a checked branch: every checked node, only the topmost ones, or only leaves.
 * With `independent` parents and children know nothing of each other.
 */
export type CheckStrategy = 'all' | 'topmost' | 'leaves' | 'independent'

/** A node in its place. Numbers are indexes into the preorder list of the tree. */
export interface TreeEntry {
  node: TreeNode
  index: number
  /** -1 for roots. */
  parent: number
  /** Index after the last descendant. */
  end: number
  /** From 1, as aria-level. */
  level: number
  position: number
  setSize: number
}

interface TreeIndex {
  entries: readonly TreeEntry[]
  byId: ReadonlyMap<string, TreeEntry>
}

export type CheckState = 'off' | 'mixed' | 'on'

/** The tree as a list in reading order, once per `nodes`; everything else works on it without recursion. */
export function indexTree(nodes: readonly TreeNode[]): TreeIndex {
  const entries: TreeEntry[] = []
  const byId = new Map<string, TreeEntry>()
  const visit = (siblings: readonly TreeNode[], parent: number, level: number) => {
    for (let at = 0; at < siblings.length; at++) {
      const node = siblings[at]!
      const index = entries.length
      const entry = { node, index, parent, end: index + 1, level, position: at + 1, setSize: siblings.length }
      entries.push(entry)
      byId.set(node.id, entry)
      if (node.children) visit(node.children, index, level + 1)
      entry.end = entries.length
    }
  }
  visit(nodes, -1, 1)
  return { entries, byId }
}

export function isParent(node: TreeNode): boolean {
  return Boolean(node.children?.length) || (node.lazy === true && node.children === undefined)
}

/** The entries on screen: roots, and what lies below open nodes. */
export function visibleEntries(tree: TreeIndex, expanded: ReadonlySet<string>): TreeEntry[] {
  const rows: TreeEntry[] = []
  let at = 0
  while (at < tree.entries.length) {
    const entry = tree.entries[at]!
    rows.push(entry)
    at = expanded.has(entry.node.id) ? at + 1 : entry.end
  }
  return rows
}

/**
 * Nodes whose label holds the query, with their ancestors and everything below them; `open` are the ancestors, `first` the id
 * of the topmost hit.
 */
export function searchTree(
  nodes: readonly TreeNode[],
  query: string,
): { nodes: readonly TreeNode[]; open: Set<string>; first?: string | undefined } {
  const wanted = query.trim().toLocaleLowerCase()
  const open = new Set<string>()
  if (wanted === '') return { nodes, open }
  let first: string | undefined
  const keep = (node: TreeNode): TreeNode | undefined => {
    const hit = node.label.toLocaleLowerCase().includes(wanted)
    if (hit) first ??= node.id
    const kept = (node.children ?? []).map(keep)
    if (!kept.some(Boolean)) return hit ? node : undefined
    open.add(node.id)
    return { ...node, children: hit ? node.children : kept.filter((child) => child !== undefined) }
  }
  const found = nodes.map(keep).filter((node) => node !== undefined)
  return { nodes: found, open, first }
}

/**
 * State of every entry, by index. An id in `value` counts for everything below it, so that children which arrive later are
 * checked as their parent was; a parent's state follows from its children.
 */
export function checkStates(tree: TreeIndex, value: readonly string[], strategy: CheckStrategy): CheckState[] {
  const chosen = new Set(value)
  if (strategy === 'independent') return tree.entries.map((entry) => (chosen.has(entry.node.id) ? 'on' : 'off'))
  const states: CheckState[] = []
  for (const entry of tree.entries) {
    const inherited = entry.parent >= 0 && states[entry.parent] === 'on'
    states.push(inherited || chosen.has(entry.node.id) ? 'on' : 'off')
  }
  return settleParents(tree, states)
}

/** Checks or unchecks one entry and returns the new value. Ids that are not in the tree (not loaded yet) are kept. */
export function toggleCheck(
  tree: TreeIndex,
  value: readonly string[],
  strategy: CheckStrategy,
  target: TreeEntry,
): string[] {
  const id = target.node.id
  if (strategy === 'independent') return value.includes(id) ? value.filter((each) => each !== id) : [...value, id]
  const states = checkStates(tree, value, strategy)
  const leaves = changeableLeaves(tree, target)
  const next: CheckState = leaves.every((entry) => states[entry.index] === 'on') ? 'off' : 'on'
  for (const leaf of leaves) states[leaf.index] = next
  return encode(tree, settleParents(tree, states), value, strategy)
}

/** Checks everything that can be checked, or nothing when all of it is checked already. */
export function toggleAllChecks(tree: TreeIndex, value: readonly string[], strategy: CheckStrategy): string[] {
  const states = checkStates(tree, value, strategy)
  const targets =
    strategy === 'independent'
      ? tree.entries.filter((entry) => !entry.node.disabled)
      : tree.entries.filter((entry) => entry.parent < 0).flatMap((root) => changeableLeaves(tree, root))
  const next: CheckState = targets.every((entry) => states[entry.index] === 'on') ? 'off' : 'on'
  for (const entry of targets) states[entry.index] = next
  return encode(tree, strategy === 'independent' ? states : settleParents(tree, states), value, strategy)
}

/** Labels from the root down to a node. */
export function pathOf(tree: TreeIndex, id: string): string[] {
  const path: string[] = []
  let entry = tree.byId.get(id)
  while (entry) {
    path.unshift(entry.node.label)
    entry = tree.entries[entry.parent]
  }
  return path
}

/** Leaves at or below an entry, without disabled branches. */
function changeableLeaves(tree: TreeIndex, root: TreeEntry): TreeEntry[] {
  const leaves: TreeEntry[] = []
  let at = root.index
  while (at < root.end) {
    const entry = tree.entries[at]!
    if (entry.node.disabled) {
      at = entry.end
      continue
    }
    if (entry.end === at + 1) leaves.push(entry)
    at++
  }
  return leaves
}

/** From the last entry up, so that children are settled before their parents. */
function settleParents(tree: TreeIndex, states: CheckState[]): CheckState[] {
  const on = new Uint32Array(tree.entries.length)
  const some = new Uint8Array(tree.entries.length)
  for (let at = tree.entries.length - 1; at >= 0; at--) {
    const entry = tree.entries[at]!
    if (entry.end > at + 1) {
      const children = entry.node.children?.length ?? 0
      states[at] = on[at] === children ? 'on' : some[at] ? 'mixed' : 'off'
    }
    if (entry.parent < 0 || states[at] === 'off') continue
    some[entry.parent] = 1
    if (states[at] === 'on') on[entry.parent]! += 1
  }
  return states
}

function encode(
  tree: TreeIndex,
  states: readonly CheckState[],
  before: readonly string[],
  strategy: CheckStrategy,
): string[] {
  const unknown = before.filter((id) => !tree.byId.has(id))
  const checked = tree.entries.filter((entry) => {
    if (states[entry.index] !== 'on') return false
    if (strategy === 'topmost') return entry.parent < 0 || states[entry.parent] !== 'on'
    return strategy !== 'leaves' || entry.end === entry.index + 1
  })
  return [...unknown, ...checked.map((entry) => entry.node.id)]
}
