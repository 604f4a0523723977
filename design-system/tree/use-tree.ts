import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { directionOf } from '../_internal/use-text-direction.ts'
import { isLetterKey, useTypeahead } from '../_internal/use-typeahead.ts'
import {
  type CheckState,
  type CheckStrategy,
  checkStates,
  indexTree,
  isParent,
  type TreeEntry,
  type TreeNode,
  toggleAllChecks,
  toggleCheck,
  visibleEntries,
} from './tree-model.ts'

export type TreeSelection = 'none' | 'single' | 'multiple' | 'check'

interface UseTreeOptions {
  nodes: readonly TreeNode[]
  /** What a search left of `nodes`; checks still count on all of them. */
  shown?: readonly TreeNode[] | undefined
  selection: TreeSelection
  value: readonly string[]
  onChange: (ids: string[]) => void
  checkStrategy: CheckStrategy
  /** Parents open instead of being chosen (single and multiple). */
  leavesOnly: boolean
  expanded: ReadonlySet<string>
  onExpandedChange: (ids: Set<string>) => void
  onLoadChildren?: ((node: TreeNode) => Promise<unknown>) | undefined
  disabled?: boolean | undefined
  /** The focus is in a search field beside the tree: clicks must not take it away. */
  keepsFocusElsewhere?: boolean | undefined
}

export type TreeController = ReturnType<typeof useTree>

/**
 * State and keys of a tree whose focus stays on one element (aria-activedescendant): the tree itself, or the search field
 * of a tree-select. Rows may so come and go under the focus, which is what makes ten thousand of them possible.
 */
export function useTree(p: UseTreeOptions) {
  const treeId = useId()
  const all = useMemo(() => indexTree(p.nodes), [p.nodes])
  const shown = useMemo(() => (p.shown && p.shown !== p.nodes ? indexTree(p.shown) : all), [p.shown, p.nodes, all])
  const rows = useMemo(() => visibleEntries(shown, p.expanded), [shown, p.expanded])
  const states = useMemo(
    () => (p.selection === 'check' ? checkStates(all, p.value, p.checkStrategy) : undefined),
    [all, p.selection, p.value, p.checkStrategy],
  )
  const chosen = useMemo(() => new Set(p.value), [p.value])
  const [cursor, setCursor] = useState<string>()
  const anchor = useRef<string>(undefined)
  const typeahead = useTypeahead()
  const loads = useLoads(p.onLoadChildren)

  const active = activeIndex(rows, shown.byId, cursor, chosen)

  const idOf = (entry: TreeEntry) => `${treeId}-${encodeURIComponent(entry.node.id)}`
  const moveTo = (index: number) => {
    const entry = rows[Math.max(0, Math.min(rows.length - 1, index))]
    if (entry) setCursor(entry.node.id)
    return entry
  }

  // A failed request folds its node long after the click: by then others may be open.
  const latestExpanded = useRef(p.expanded)
  useEffect(() => {
    latestExpanded.current = p.expanded
  })

  const setOpen = (targets: readonly TreeEntry[], open: boolean) => {
    const next = new Set(p.expanded)
    for (const { node } of targets) {
      if (!isParent(node)) continue
      if (open) next.add(node.id)
      else next.delete(node.id)
      if (open && node.lazy && !node.children) {
        loads.start(node, () => {
          const folded = new Set(latestExpanded.current)
          folded.delete(node.id)
          p.onExpandedChange(folded)
        })
      }
    }
    p.onExpandedChange(next)
  }
  const choose = (entry: TreeEntry) => {
    const { node } = entry
    if (p.disabled) return
    if (p.selection === 'none' || (p.leavesOnly && p.selection !== 'check' && isParent(node))) {
      setOpen([entry], !p.expanded.has(node.id))
    } else if (!node.disabled) {
      anchor.current = node.id
      if (p.selection === 'single') p.onChange([node.id])
      else if (p.selection === 'multiple') p.onChange(toggled(p.value, node.id))
      else p.onChange(toggleCheck(all, p.value, p.checkStrategy, all.byId.get(node.id) ?? entry))
    }
  }

  /** Everything between the last chosen row and this one, added to what is chosen. */
  const chooseTo = (entry: TreeEntry) => {
    const from = rows.findIndex((row) => row.node.id === anchor.current)
    const to = rows.indexOf(entry)
    if (from < 0 || p.disabled) return choose(entry)
    const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    const added = between.filter(({ node }) => !node.disabled && !(p.leavesOnly && isParent(node)))
    p.onChange([...new Set([...p.value, ...added.map(({ node }) => node.id)])])
  }

  const chooseAll = () => {
    if (p.disabled) return
    if (p.selection === 'check') return p.onChange(toggleAllChecks(all, p.value, p.checkStrategy))
    const ids = rows
      .filter(({ node }) => !node.disabled && !(p.leavesOnly && isParent(node)))
      .map(({ node }) => node.id)
    p.onChange(ids.every((id) => chosen.has(id)) ? [] : ids)
  }

  const sibling = (entry: TreeEntry) => shown.entries.filter((each) => each.parent === entry.parent)

  /**
   * Handles a key; true when it did.
   *
   * @param typing the focus is in a text field: letters, Space and `*` are text; left and right too once something is typed
   */
  const onKey = (event: KeyboardEvent, typing?: { text: string }): boolean => {
    const entry = rows[active]
    if (!entry || event.altKey) return false
    const several = p.selection === 'multiple' || p.selection === 'check'
    const forward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const open = p.expanded.has(entry.node.id)
    const stay = () => {
      event.preventDefault()
      return true
    }
    const walk = (index: number) => {
      const reached = moveTo(index)
      if (event.shiftKey && p.selection === 'multiple' && reached) {
        anchor.current ??= entry.node.id
        chooseTo(reached)
      }
      return stay()
    }
    if (event.key === 'ArrowDown') return walk(active + 1)
    if (event.key === 'ArrowUp') return walk(active - 1)
    if (event.key === 'Home') return walk(0)
    if (event.key === 'End') return walk(rows.length - 1)
    if (event.key === 'PageDown') return walk(active + 10)
    if (event.key === 'PageUp') return walk(active - 10)
    if (event.key === 'Enter') {
      choose(entry)
      return stay()
    }
    if (typing?.text && (event.key === forward || event.key === back)) return false
    if (event.key === forward) {
      if (isParent(entry.node) && !open) setOpen([entry], true)
      else if (rows[active + 1]?.level === entry.level + 1) moveTo(active + 1)
      return stay()
    }
    if (event.key === back) {
      if (isParent(entry.node) && open) setOpen([entry], false)
      else if (entry.parent >= 0) setCursor(shown.entries[entry.parent]?.node.id)
      return stay()
    }
    if (typing) return false
    if (event.key === ' ') {
      if (event.shiftKey && p.selection === 'multiple') chooseTo(entry)
      else choose(entry)
      return stay()
    }
    if (event.key === '*') {
      setOpen(sibling(entry), true)
      return stay()
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && several) {
      chooseAll()
      return stay()
    }
    if (isLetterKey(event)) {
      const labels = rows.map((row) => row.node.label)
      const hit = typeahead(event.key, labels, active)
      if (hit >= 0) moveTo(hit)
      return stay()
    }
    return false
  }

  const onRowClick = (entry: TreeEntry, event: MouseEvent) => {
    setCursor(entry.node.id)
    if (event.shiftKey && p.selection === 'multiple') chooseTo(entry)
    else choose(entry)
  }

  const onTwistyClick = (entry: TreeEntry, event: MouseEvent) => {
    event.stopPropagation()
    setCursor(entry.node.id)
    setOpen([entry], !p.expanded.has(entry.node.id))
  }

  return {
    treeId,
    all,
    rows,
    active,
    activeId: rows[active] && idOf(rows[active]),
    selection: p.selection,
    leavesOnly: p.leavesOnly,
    keepsFocusElsewhere: p.keepsFocusElsewhere ?? false,
    idOf,
    isOpen: (entry: TreeEntry) => p.expanded.has(entry.node.id),
    isChosen: (entry: TreeEntry) => chosen.has(entry.node.id),
    checkOf: (entry: TreeEntry): CheckState => states?.[all.byId.get(entry.node.id)?.index ?? -1] ?? 'off',
    isLoading: (entry: TreeEntry) => loads.loading.has(entry.node.id),
    hasFailed: (entry: TreeEntry) => loads.failed.has(entry.node.id),
    lastFailed: loads.failed.size > 0 ? all.byId.get([...loads.failed].at(-1) ?? '')?.node : undefined,
    onKey,
    onRowClick,
    onTwistyClick,
    /** Puts the cursor on a node, or back where it starts. */
    moveToId: setCursor,
  }
}

/** The row the person is on. A row that went away (folded, filtered) hands over to its nearest ancestor on screen. */
function activeIndex(
  rows: readonly TreeEntry[],
  byId: ReadonlyMap<string, TreeEntry>,
  cursor: string | undefined,
  chosen: ReadonlySet<string>,
): number {
  if (rows.length === 0) return -1
  const entry = cursor === undefined ? undefined : byId.get(cursor)
  if (!entry) {
    return Math.max(
      0,
      rows.findIndex((row) => chosen.has(row.node.id)),
    )
  }
  // Rows are in preorder: the last row at or before the entry is itself, or the folded ancestor that hides it.
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (rows[middle]!.index <= entry.index) low = middle
    else high = middle - 1
  }
  return low
}

/** Requests for children under way and failed, by node. A failed node folds again; opening it asks once more. */
function useLoads(load: UseTreeOptions['onLoadChildren']) {
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const start = (node: TreeNode, onFail: () => void) => {
    if (!load || loading.has(node.id)) return
    setLoading((before) => new Set(before).add(node.id))
    setFailed((before) => without(before, node.id))
    load(node)
      .catch(() => {
        setFailed((before) => new Set(before).add(node.id))
        onFail()
      })
      .finally(() => setLoading((before) => without(before, node.id)))
  }
  return { loading, failed, start }
}

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids)
  next.delete(id)
  return next
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}
