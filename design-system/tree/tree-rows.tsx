import { type CSSProperties, type RefObject, useEffect } from 'react'
import { cn } from '../_internal/cn.ts'
import { CheckGlyph, DashGlyph } from '../_internal/glyphs.tsx'
import type { Size } from '../_internal/size-context.ts'
import { useRowWindow } from '../_internal/use-row-window.ts'
import { Icon } from '../icon/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import type { TreeLabels } from './labels.ts'
import { type CheckState, isParent, type TreeEntry } from './tree-model.ts'
import type { TreeController } from './use-tree.ts'

const virtualAbove = 200

interface TreeRowsProps {
  tree: TreeController
  scroller: RefObject<HTMLElement | null>
  size: Size
  labels: TreeLabels
}

/** The visible rows: flat, placed by aria-level. Above 200 only those in sight are in the document, and the active one. */
export function useTreeRows({ tree, scroller, size, labels }: TreeRowsProps) {
  const virtual = tree.rows.length > virtualAbove
  const { from, to, rowHeight, scrollTo, onScroll } = useRowWindow(scroller, tree.rows.length, virtual)
  const { active, activeId } = tree

  useEffect(() => {
    if (virtual) scrollTo(active)
    else if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, activeId, virtual, scrollTo])

  const row = (entry: TreeEntry, index: number, style?: CSSProperties) => (
    <Row
      key={entry.node.id}
      entry={entry}
      tree={tree}
      active={index === active}
      size={size}
      style={style}
      virtual={virtual}
      labels={labels}
    />
  )
  const place = (index: number): CSSProperties => ({ insetInline: 0, position: 'absolute', top: index * rowHeight })
  const activeEntry = tree.rows[active]
  const outOfSight = virtual && activeEntry && (active < from || active >= to)
  const rows = virtual ? (
    <div className="relative" style={{ height: tree.rows.length * rowHeight }}>
      {tree.rows.slice(from, to).map((entry, at) => row(entry, from + at, { ...place(from + at), height: rowHeight }))}
      {outOfSight && row(activeEntry, active, { ...place(active), height: rowHeight })}
    </div>
  ) : (
    tree.rows.map((entry, index) => row(entry, index))
  )
  return { rows, onScroll }
}

/** Least heights as in controls, one step smaller: a tree is denser than a form. */
const rowHeights: Record<Size, string> = {
  default: 'min-h-control-medium',
  medium: 'min-h-control-small',
  small: 'min-h-control-mini',
  mini: 'min-h-6 pointer-coarse:min-h-11',
}

function Row({
  entry,
  tree,
  active,
  size,
  style,
  virtual,
  labels,
}: {
  entry: TreeEntry
  tree: TreeController
  active: boolean
  size: Size
  style: CSSProperties | undefined
  virtual: boolean
  labels: TreeLabels
}) {
  const { node, level } = entry
  const parent = isParent(node)
  const open = parent && tree.isOpen(entry)
  const loading = tree.isLoading(entry)
  const failed = tree.hasFailed(entry)
  const chosen = tree.isChosen(entry)
  const check = tree.selection === 'check' ? tree.checkOf(entry) : undefined
  const selects = tree.selection === 'single' || tree.selection === 'multiple'
  const selectable = selects && !(tree.leavesOnly && parent)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled where the focus is (aria-activedescendant)
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the tree or its search field
    <div
      id={tree.idOf(entry)}
      role="treeitem"
      data-row
      data-slot="tree-row"
      data-active={active || undefined}
      // A name of its own: without it the words of icons and spinners would be part of it.
      aria-label={[node.label, node.note, loading && labels.loading, failed && labels.loadFailed]
        .filter(Boolean)
        .join(' ')}
      aria-level={level}
      aria-posinset={entry.position}
      aria-setsize={entry.setSize}
      aria-expanded={parent ? open : undefined}
      aria-selected={selectable ? chosen : undefined}
      aria-checked={check === undefined ? undefined : ariaChecked[check]}
      aria-disabled={node.disabled || undefined}
      aria-busy={loading || undefined}
      title={virtual ? node.label : undefined}
      style={{ ...style, paddingInlineStart: `${(level - 1) * 1.25 + 0.25}rem` }}
      className={cn(
        'flex cursor-pointer select-none items-center gap-1.5 rounded-md pe-2',
        rowHeights[size],
        size === 'mini' ? 'text-sm' : 'text-base',
        'hover:bg-ink/4',
        tree.keepsFocusElsewhere ? 'data-active:bg-ink/6' : 'group-focus/tree:data-active:bg-ink/6',
        'group-focus-visible/tree:data-active:outline-2 group-focus-visible/tree:data-active:-outline-offset-2',
        'group-focus-visible/tree:data-active:outline-accent-solid',
        selectable && chosen && 'bg-accent-soft! text-accent-text',
        node.disabled && 'cursor-not-allowed text-muted',
      )}
      onMouseDown={(event) => {
        // In a tree-select the search field keeps the focus.
        if (tree.keepsFocusElsewhere) event.preventDefault()
      }}
      onClick={(event) => tree.onRowClick(entry, event)}
    >
      {loading ? (
        <span className="grid size-6 shrink-0 place-items-center text-muted">
          <Spinner />
        </span>
      ) : parent ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a bigger target for the arrow keys' action, which the tree handles
        // biome-ignore lint/a11y/noStaticElementInteractions: as above; the row itself carries aria-expanded
        <span
          data-slot="tree-twisty"
          className="grid size-6 shrink-0 place-items-center self-center rounded-sm text-muted hover:text-ink pointer-coarse:size-11"
          onClick={(event) => tree.onTwistyClick(entry, event)}
        >
          <Icon
            name="chevron-right"
            className={cn('transition-transform duration-fast', open ? 'rotate-90' : 'rtl:rotate-180')}
          />
        </span>
      ) : (
        <span className="w-6 shrink-0 pointer-coarse:w-11" />
      )}
      {check !== undefined && <CheckBox state={check} disabled={node.disabled} />}
      {node.icon !== undefined && <Icon name={node.icon} className="text-muted" />}
      <span className={cn('min-w-0', virtual ? 'truncate' : 'wrap-break-word py-0.5')}>{node.label}</span>
      {node.note !== undefined && <span className="shrink-0 text-muted text-sm">{node.note}</span>}
      {failed && (
        <span className="inline-flex shrink-0 items-center gap-1 text-danger-text text-sm">
          <Icon name="alert" />
          {labels.loadFailed}
        </span>
      )}
      {selectable && chosen && <Icon name="check" className="ms-auto text-accent-text" />}
    </div>
  )
}

const ariaChecked = { off: false, on: true, mixed: 'mixed' } as const

/** Drawn like `#ds/checkbox`; the row is the control. */
function CheckBox({ state, disabled }: { state: CheckState; disabled: boolean | undefined }) {
  const Mark = state === 'mixed' ? DashGlyph : CheckGlyph
  return (
    <span
      data-slot="tree-check"
      className={cn(
        'grid size-4 shrink-0 place-items-center rounded-sm border border-control bg-paper',
        state !== 'off' && 'border-accent-solid bg-accent-solid text-accent-on',
        disabled && 'border-hairline bg-subtle text-muted',
      )}
    >
      {state !== 'off' && <Mark className="size-3.5" />}
    </span>
  )
}
