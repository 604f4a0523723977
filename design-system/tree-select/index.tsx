import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { ChoiceChip, ChoicePopover, ChoiceSearch } from '../_internal/choice-popover.tsx'
import { cn } from '../_internal/cn.ts'
import type { ControlProps } from '../_internal/control-props.ts'
import { givenWords } from '../_internal/given-words.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import type { CheckStrategy, TreeNode } from '../tree/index.tsx'
import { indexTree, pathOf, searchTree } from '../tree/tree-model.ts'
import { useTreeRows } from '../tree/tree-rows.tsx'
import { useTree } from '../tree/use-tree.ts'
import type { TreeSelectLabels } from './labels.ts'

export type { TreeSelectLabels } from './labels.ts'

export interface TreeSelectProps extends ControlProps {
  nodes: readonly TreeNode[]
  /** Chosen ids; at most one with `single`. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  onBlur?: (() => void) | undefined
  /** @default 'single' */
  selection?: 'single' | 'multiple' | 'check' | undefined
  /** With `check`: what `value`, and so the chips, hold of a checked branch. @default 'topmost' */
  checkStrategy?: CheckStrategy | undefined
  /** Only leaves may be chosen; parents open. Not for `check`. */
  leavesOnly?: boolean | undefined
  /** Names of chosen nodes that are not loaded yet. */
  chosen?: readonly { id: string; label: string }[] | undefined
  /** Nodes open at first; the way to what is chosen is always open. */
  defaultExpanded?: Iterable<string> | undefined
  /** Brings the children of a `lazy` node into `nodes`. Search finds only what is loaded. */
  onLoadChildren?: ((node: TreeNode) => Promise<unknown>) | undefined
  placeholder?: string | undefined
  /** Name of the search field and of the tree. @default the words around it, as the other words but `clearLabel` */
  searchLabel?: string | undefined
  /** When a search finds nothing. */
  emptyText?: string | undefined
  /** Joined with a node's name: "Remove Sales". */
  removeLabel?: string | undefined
  /** Name of the button that empties a single choice; without it there is none. */
  clearLabel?: string | undefined
  loadingLabel?: string | undefined
  /** Joined with a node's name. */
  loadFailedLabel?: string | undefined
  /** Chips drawn before the rest becomes "+3". @default 6 */
  maxChips?: number | undefined
  size?: Size | undefined
}

/**
 * One or several nodes of a tree, found by walking or typing: combobox with a tree popup
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) in a Radix popover, so it works inside dialogs. A search keeps
 * the ancestors of what it finds.
 *
 * Do: let a search show the ancestors, so that equal names can be told apart.
 * Don't: use it for one level; that is a Combobox.
 * Keys: Enter, Space or arrow down opens; up, down, Home, End, PageUp, PageDown walk; right and left open and close
 * while the search is empty; Enter chooses; Backspace in an empty search removes the last chosen; Escape closes and
 * focus returns.
 */
export function TreeSelect(props: Controllable<TreeSelectProps>) {
  const p = useControllable<TreeSelectProps>(props, [])
  const labels = useLabels(
    'tree-select',
    givenWords({
      search: p.searchLabel,
      empty: p.emptyText,
      remove: p.removeLabel,
      loading: p.loadingLabel,
      loadFailed: p.loadFailedLabel,
    }),
  )
  const [open, setOpen] = useState(false)
  const size = useSize(p.size)
  const fixed = p.disabled || p.readOnly
  const several = p.selection === 'multiple' || p.selection === 'check'
  const tree = useMemo(() => indexTree(p.nodes), [p.nodes])
  const maxChips = p.maxChips ?? 6
  const labelOf = (id: string) => tree.byId.get(id)?.node.label ?? p.chosen?.find((each) => each.id === id)?.label ?? id
  const first = p.value[0]

  return (
    <ChoicePopover
      slot="tree-select"
      popup="tree"
      control={p}
      open={open}
      onOpenChange={setOpen}
      onBlur={p.onBlur}
      size={p.size}
      wraps
      chips={
        several && (
          <>
            {p.value.slice(0, maxChips).map((id) => (
              <ChoiceChip
                key={id}
                slot="tree-select"
                title={pathOf(tree, id).join(' / ') || undefined}
                removeLabel={`${labels.remove} ${labelOf(id)}`}
                onRemove={fixed ? undefined : () => p.onChange(p.value.filter((each) => each !== id))}
              >
                {labelOf(id)}
              </ChoiceChip>
            ))}
            {p.value.length > maxChips && (
              <span data-slot="tree-select-more" className="px-1 text-muted text-sm tabular-nums">
                +{p.value.length - maxChips}
              </span>
            )}
          </>
        )
      }
      text={!several && first !== undefined && labelOf(first)}
      placeholder={first === undefined && p.placeholder}
      title={first === undefined || several ? undefined : pathOf(tree, first).join(' / ') || undefined}
      clearLabel={p.clearLabel}
      onClear={several || first === undefined ? undefined : () => p.onChange([])}
      panelLabel={labels.search}
      panelClass="max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-64"
    >
      <Choices
        {...p}
        labels={labels}
        size={size}
        onChange={(ids) => {
          p.onChange(ids)
          if (!several) setOpen(false)
        }}
      />
    </ChoicePopover>
  )
}

/** Mounted per opening: the search starts empty and the way to the chosen nodes open. */
function Choices(p: TreeSelectProps & { labels: TreeSelectLabels; size: Size }) {
  const { labels } = p
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...(p.defaultExpanded ?? []), ...ancestorsOf(p.nodes, p.value)]),
  )
  const found = useMemo(() => searchTree(p.nodes, query), [p.nodes, query])
  // Folding during a search lasts until the next letter; what was open before comes back when the search is emptied.
  const [searchExpanded, setSearchExpanded] = useState<ReadonlySet<string>>()
  const searching = query.trim() !== ''
  const selection = p.selection ?? 'single'
  const tree = useTree({
    nodes: p.nodes,
    shown: found.nodes,
    selection,
    value: p.value,
    onChange: p.onChange,
    checkStrategy: p.checkStrategy ?? 'topmost',
    leavesOnly: p.leavesOnly ?? false,
    expanded: searching ? (searchExpanded ?? found.open) : ownExpanded,
    onExpandedChange: searching ? setSearchExpanded : setOwnExpanded,
    onLoadChildren: p.onLoadChildren,
    keepsFocusElsewhere: true,
  })
  const { rows, onScroll } = useTreeRows({ tree, scroller, size: p.size, labels })
  const empty = tree.rows.length === 0

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes.
    if (isComposing(event)) return
    if (tree.onKey(event, { text: query })) return
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Backspace' && query === '' && selection !== 'single' && p.value.length > 0) {
      p.onChange(p.value.slice(0, -1))
    }
  }

  return (
    <>
      <ChoiceSearch
        aria-haspopup="tree"
        aria-controls={tree.treeId}
        aria-activedescendant={tree.activeId}
        aria-label={labels.search}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setSearchExpanded(undefined)
          tree.moveToId(searchTree(p.nodes, event.target.value).first)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status" className={cn(empty ? 'px-3 py-4 text-center text-muted' : 'sr-only')}>
        {/* Nothing to choose from is not the same as nothing found. */}
        {empty ? (query === '' ? labels.noData : labels.empty) : ''}
      </div>
      <div
        ref={scroller}
        id={tree.treeId}
        role="tree"
        aria-label={labels.search}
        aria-multiselectable={selection !== 'single' || undefined}
        data-slot="tree-select-tree"
        tabIndex={-1}
        onScroll={onScroll}
        className={cn('relative m-1 max-h-72 min-h-0 flex-1 overflow-y-auto outline-none', empty && 'hidden')}
      >
        {rows}
      </div>
      <LiveRegion message={tree.lastFailed ? `${tree.lastFailed.label} ${labels.loadFailed}` : ''} />
    </>
  )
}

function ancestorsOf(nodes: readonly TreeNode[], ids: readonly string[]): string[] {
  const tree = indexTree(nodes)
  const found = new Set<string>()
  for (const id of ids) {
    let entry = tree.byId.get(id)
    while (entry && entry.parent >= 0) {
      entry = tree.entries[entry.parent]
      if (entry) found.add(entry.node.id)
    }
  }
  return [...found]
}
