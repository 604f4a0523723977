import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { SegmentedControl } from '../segmented-control/index.tsx'
import type { Flow, FlowEdit, FlowGap, FlowKind } from './flow.ts'
import { FlowOutline } from './flow-outline.tsx'
import { FlowTree } from './flow-tree.tsx'
import { type FlowNode, walkFlow } from './flow-walk.ts'
import type { WorkflowCanvasLabels } from './labels.ts'
import { useZoom } from './use-zoom.ts'

export type {
  Flow,
  FlowBranch,
  FlowEdit,
  FlowGap,
  FlowItem,
  FlowKind,
  FlowSplit,
  FlowSplitKind,
  FlowState,
  FlowStep,
  FlowStepKind,
} from './flow.ts'
export type { WorkflowCanvasLabels } from './labels.ts'

export interface WorkflowCanvasProps {
  flow: Flow
  /** Accessible name. */
  label: string
  /** The place whose settings are open. */
  selectedId?: string | undefined
  /** A place was chosen: open its settings, or what happened there. */
  onSelect?: ((id: string) => void) | undefined
  /** Without it, or `readOnly`, nothing can be changed. */
  onEdit?: ((edit: FlowEdit) => void) | undefined
  readOnly?: boolean | undefined
  /** What can be added, in the order of the menu. @default all but start and end */
  kinds?: readonly FlowKind[] | undefined
  labels?: Partial<WorkflowCanvasLabels> | undefined
  /** Give it a height. */
  className?: string | undefined
}

/** What both views share. */
export interface FlowViewProps {
  flow: Flow
  nodes: ReadonlyMap<string, FlowNode>
  selectedId: string | undefined
  readOnly: boolean
  kinds: readonly FlowKind[]
  /** The place whose add menu is open. */
  addOpen: string | undefined
  onAddOpen: (id: string | undefined) => void
  onOpen: (id: string) => void
  onInsert: (gap: FlowGap, kind: FlowKind) => void
  onAddBranch: (split: string) => void
  onRemove: (node: FlowNode) => void
  onMoveBranch: (node: FlowNode, by: 1 | -1) => void
  labels: WorkflowCanvasLabels
}

/**
 * An approval flow as slips of paper from top to bottom, with its branches side by side; to build it, or read-only to
 * see how far a request has come. The same as an outline of lists. It draws data and says what a person asks for;
 * nothing runs here.
 *
 * Do: open the settings of a place beside the canvas, give every place a summary of one line, and keep undo in the
 * page.
 * Don't: colour a way because both its ends were visited; `walked` is what was recorded.
 * Keys: Arrow up and Arrow down follow the sequence; left and right go to the branch beside (mirrored right to left);
 * Home and End go to start and end; Enter and Space open a place; Insert and + open the menu of what can be added after
 * it, for a split also a branch; Delete and Backspace remove it; Alt with left or right changes the priority of a
 * branch.
 * ARIA: tree with levels and places said by each item, https://www.w3.org/WAI/ARIA/apg/patterns/treeview/; the add menu
 * is a menu; the outline is nested lists of buttons.
 */
export function WorkflowCanvas({
  flow,
  label,
  selectedId,
  onSelect,
  onEdit,
  readOnly: asked = false,
  kinds = addable,
  labels: own,
  className,
}: WorkflowCanvasProps) {
  const labels = useLabels('workflow-canvas', own)
  const readOnly = asked || !onEdit
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const nodes = useMemo(() => walkFlow(flow), [flow])
  const [view, setView] = useState<'canvas' | 'outline'>('canvas')
  const [active, setActive] = useState(flow.start.id)
  const [addOpen, setAddOpen] = useState<string>()
  const [message, setMessage] = useState('')
  const expected = useRef<{ what: 'new' | 'kept'; id: string; before: ReadonlySet<string> }>(undefined)
  const { zoom, zoomIn, zoomOut, fit } = useZoom(scroller, drawing)
  const activeId = nodes.has(active) ? active : flow.start.id

  const focus = (id: string) => {
    setActive(id)
    placeIn(frame.current, id)?.focus()
  }
  // A flow wider than its frame begins with its start in sight, which stands in the middle.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || view !== 'canvas') return
    const middle = (element.scrollWidth - element.clientWidth) / 2
    element.scrollLeft = directionOf(element) === 'rtl' ? -middle : middle
  }, [view])
  // The caller has changed its data: focus what is new, or what is next to what is gone.
  useLayoutEffect(() => {
    const wait = expected.current
    if (!wait) return
    const fresh = [...nodes.keys()].find((id) => !wait.before.has(id))
    const gone = [...wait.before].some((id) => !nodes.has(id))
    const target = wait.what === 'new' ? fresh : gone || nodes.has(wait.id) ? wait.id : undefined
    if (target === undefined) return
    expected.current = undefined
    setActive(target)
    placeIn(frame.current, target)?.focus()
    const node = nodes.get(target)
    if (wait.what === 'new' && node) setMessage(labels.added(node.place.name))
  }, [nodes, labels])

  const edit = (what: 'new' | 'kept', id: string, change: FlowEdit) => {
    expected.current = { what, id, before: new Set(nodes.keys()) }
    // Its edge may be another one once the flow has changed.
    setAddOpen(undefined)
    onEdit?.(change)
  }
  const shared: FlowViewProps = {
    flow,
    nodes,
    selectedId,
    readOnly,
    kinds,
    addOpen,
    onAddOpen: setAddOpen,
    onOpen: (id) => {
      setActive(id)
      onSelect?.(id)
    },
    onInsert: (gap, kind) => edit('new', '', { do: 'insert', gap, kind }),
    onAddBranch: (split) => edit('new', '', { do: 'add-branch', split }),
    onRemove: (node) => {
      setMessage(labels.removed(node.place.name))
      edit('kept', node.up ?? flow.start.id, { do: 'remove', id: node.place.id })
    },
    onMoveBranch: (node, by) => {
      const to = node.position + by
      // The default branch is last and stays there.
      const other = nodes.get((by === 1 ? node.right : node.left) ?? '')
      if (!other || isDefault(node) || isDefault(other)) return
      setMessage(labels.moved(node.place.name, to, node.siblings))
      edit('kept', node.place.id, { do: 'move-branch', id: node.place.id, by })
    },
    labels,
  }

  return (
    <div
      ref={frame}
      data-slot="workflow-canvas"
      className={cn('flex min-h-0 min-w-0 flex-col overflow-hidden bg-desk', className)}
    >
      <div className="flex flex-wrap items-center gap-2 border-hairline border-b bg-paper p-2">
        <SegmentedControl
          label={labels.view}
          size="small"
          value={view}
          onChange={setView}
          options={[
            { id: 'canvas', label: labels.canvas },
            { id: 'outline', label: labels.outline },
          ]}
        />
        {view === 'canvas' && (
          <div className="ms-auto flex items-center gap-1">
            <Tool icon="zoom-out" label={labels.zoomOut} onClick={zoomOut} />
            <span className="min-w-12 text-center text-muted text-sm tabular-nums">{Math.round(zoom * 100)} %</span>
            <Tool icon="zoom-in" label={labels.zoomIn} onClick={zoomIn} />
            <Tool icon="fit" label={labels.fit} onClick={fit} />
          </div>
        )}
      </div>
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto" {...(view === 'canvas' && dragToPan)}>
        {view === 'canvas' ? (
          <div ref={drawing} className="mx-auto w-max p-8" style={{ zoom }}>
            <FlowTree {...shared} activeId={activeId} onActive={focus} label={label} />
          </div>
        ) : (
          <FlowOutline {...shared} label={label} />
        )}
      </div>
      <LiveRegion message={message} />
    </div>
  )
}

const addable: readonly FlowKind[] = [
  'approve',
  'handle',
  'copy',
  'cond',
  'parallel',
  'inclusive',
  'delay',
  'trigger',
  'sub',
]

function Tool({ icon, label, onClick }: { icon: IconName; label: string; onClick: (() => void) | undefined }) {
  return (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      aria-disabled={!onClick || undefined}
      onClick={() => onClick?.()}
    >
      <Icon name={icon} />
    </Button>
  )
}

function isDefault(node: FlowNode): boolean {
  return 'default' in node.place && node.place.default === true
}

function placeIn(frame: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find((each) => each.dataset.id === id)
}

/** A mouse drags the desk; fingers scroll by themselves. Straight on the element: no drawing anew per move. */
const dragToPan = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    if (event.target instanceof Element && event.target.closest('[role=treeitem],button')) return
    const element = event.currentTarget
    const { clientX, clientY } = event
    const { scrollLeft, scrollTop } = element
    const move = (now: globalThis.PointerEvent) => {
      element.scrollLeft = scrollLeft - (now.clientX - clientX)
      element.scrollTop = scrollTop - (now.clientY - clientY)
    }
    const end = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  },
}
