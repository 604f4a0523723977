import { useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { givenWords } from '../_internal/given-words.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import type { CheckStrategy, TreeNode } from './tree-model.ts'
import { useTreeRows } from './tree-rows.tsx'
import { type TreeSelection, useTree } from './use-tree.ts'

export type { TreeLabels } from './labels.ts'
export type { CheckStrategy, TreeNode } from './tree-model.ts'
export type { TreeSelection } from './use-tree.ts'

export interface TreeProps {
  nodes: readonly TreeNode[]
  /** Accessible name; or `labelledBy`. */
  label?: string | undefined
  labelledBy?: string | undefined
  /** `check` draws boxes with three states. @default 'single' */
  selection?: TreeSelection | undefined
  /** Chosen ids; at most one with `single`. */
  value?: readonly string[] | undefined
  onChange?: ((ids: string[]) => void) | undefined
  /** With `check`: what `value` holds of a checked branch. @default 'all' */
  checkStrategy?: CheckStrategy | undefined
  /** With `single` and `multiple`: a parent opens instead of being chosen. */
  leavesOnly?: boolean | undefined
  /** Ids of open nodes; without it the tree remembers them itself. */
  expanded?: ReadonlySet<string> | undefined
  defaultExpanded?: Iterable<string> | undefined
  onExpandedChange?: ((ids: Set<string>) => void) | undefined
  /** Brings the children of a `lazy` node into `nodes`. When it rejects, the node says so and can be opened again. */
  onLoadChildren?: ((node: TreeNode) => Promise<unknown>) | undefined
  /** @default the words around it */
  loadingLabel?: string | undefined
  /** Joined with a node's name. @default the words around it */
  loadFailedLabel?: string | undefined
  /** Shown when there are no nodes. */
  emptyText?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  size?: Size | undefined
  /** The tree scrolls by itself; it is at most 30 rem high unless a class says otherwise. */
  className?: string | undefined
}

/**
 * Tree (APG tree view, https://www.w3.org/WAI/ARIA/apg/patterns/treeview/) with flat rows and aria-activedescendant.
 *
 * Do: remember what is open, and load deep branches when they are opened.
 * Don't: use it for a flat list or for a menu of pages.
 * Keys: up and down walk; right opens, then enters; left closes, then goes to the parent (mirrored right to left);
 * Home, End, PageUp, PageDown; `*` opens all siblings; letters jump; Enter and Space choose; with `multiple` Shift and
 * arrows extend and Ctrl A takes all that is visible; with `check` Ctrl A checks all.
 */
export function Tree(props: Controllable<TreeProps>) {
  const p = useControllable<TreeProps>(props, none)
  const labels = useLabels('tree', givenWords({ loading: p.loadingLabel, loadFailed: p.loadFailedLabel }))
  const size = useSize(p.size)
  const scroller = useRef<HTMLDivElement>(null)
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(() => new Set(p.defaultExpanded))
  const tree = useTree({
    nodes: p.nodes,
    selection: p.selection ?? 'single',
    value: p.value ?? none,
    onChange: (ids) => p.onChange?.(ids),
    checkStrategy: p.checkStrategy ?? 'all',
    leavesOnly: p.leavesOnly ?? false,
    expanded: p.expanded ?? ownExpanded,
    onExpandedChange: (ids) => {
      if (!p.expanded) setOwnExpanded(ids)
      p.onExpandedChange?.(ids)
    },
    onLoadChildren: p.onLoadChildren,
    disabled: p.disabled,
  })
  const { rows, onScroll } = useTreeRows({ tree, scroller, size, labels })
  const several = tree.selection === 'multiple' || tree.selection === 'check'

  return (
    <>
      <div
        ref={scroller}
        id={p.id}
        role="tree"
        data-slot="tree"
        aria-label={p.label}
        aria-labelledby={p.labelledBy}
        aria-multiselectable={several || undefined}
        aria-disabled={p.disabled || undefined}
        aria-activedescendant={tree.activeId}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={(event) => tree.onKey(event)}
        className={cn(
          'group/tree relative max-h-120 min-w-0 overflow-y-auto rounded-md text-ink outline-none',
          p.disabled && 'opacity-55',
          p.className,
        )}
      >
        {rows}
      </div>
      {p.nodes.length === 0 && p.emptyText !== undefined && (
        <p data-slot="tree-empty" className="px-2 py-3 text-muted">
          {p.emptyText}
        </p>
      )}
      <LiveRegion message={tree.lastFailed ? `${tree.lastFailed.label} ${labels.loadFailed}` : ''} />
    </>
  )
}

const none: readonly string[] = []
