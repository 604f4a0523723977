import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Icon } from '../icon/index.tsx'
import { AddMenu } from './add-menu.tsx'
import {
  type Flow,
  type FlowBranch,
  type FlowGap,
  type FlowItem,
  type FlowKind,
  type FlowSplit,
  isSplit,
} from './flow.ts'
import { FlowCard } from './flow-card.tsx'
import type { FlowNode } from './flow-walk.ts'
import type { FlowViewProps } from './index.tsx'

/** The drawn flow: a tree whose items are slips of paper, joined by hairlines. */
export function FlowTree(p: FlowViewProps & { activeId: string; onActive: (id: string) => void; label: string }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const node = p.nodes.get(p.activeId)
    // Keys of a menu come up through React although it lies elsewhere in the page.
    if (!node || !event.currentTarget.contains(event.target instanceof Element ? event.target : null)) return
    const action = actionOf(event, node, p)
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <div
      role="tree"
      aria-label={p.label}
      data-slot="workflow-tree"
      className="flex flex-col items-center"
      onKeyDown={onKeyDown}
    >
      <Place {...p} id={p.flow.start.id} />
      <Block {...p} items={p.flow.body} />
      <Edge
        {...p}
        walked={p.flow.end.walked}
        after={lastBefore(p.flow)}
        gap={{ branch: undefined, index: p.flow.body.length }}
      />
      <Place {...p} id={p.flow.end.id} />
    </div>
  )
}

type TreeProps = Parameters<typeof FlowTree>[0]

function actionOf(event: KeyboardEvent, node: FlowNode, p: TreeProps): (() => void) | undefined {
  const mirrored = directionOf(event.currentTarget) === 'rtl'
  const { id } = node.place
  const to = (target: string | undefined) => () => target !== undefined && p.onActive(target)
  const ids = [...p.nodes.keys()]
  if (event.ctrlKey || event.metaKey) return undefined
  if (event.altKey) {
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || node.role !== 'branch' || p.readOnly)
      return undefined
    const by = (event.key === 'ArrowRight') === mirrored ? -1 : 1
    return () => p.onMoveBranch(node, by)
  }
  switch (event.key) {
    case 'ArrowUp':
      return to(node.up)
    case 'ArrowDown':
      return to(node.down)
    case 'ArrowLeft':
      return to(mirrored ? node.right : node.left)
    case 'ArrowRight':
      return to(mirrored ? node.left : node.right)
    case 'Home':
      return to(ids[0])
    case 'End':
      return to(ids.at(-1))
    case 'Enter':
    case ' ':
      return () => p.onOpen(id)
    case 'Insert':
    case '+':
      if (p.readOnly) return undefined
      return node.gap && (() => p.onAddOpen(id))
    case 'Delete':
    case 'Backspace':
      return p.readOnly || node.role === 'start' || node.role === 'end' ? undefined : () => p.onRemove(node)
    default:
      return undefined
  }
}

function Block({ items, branch, ...p }: TreeProps & { items: readonly FlowItem[]; branch?: FlowBranch }) {
  return items.map((item, at) => (
    <Fragment key={item.id}>
      <Edge
        {...p}
        walked={item.walked}
        after={items[at - 1]?.id ?? branch?.id ?? p.flow.start.id}
        gap={{ branch: branch?.id, index: at }}
      />
      <Place {...p} id={item.id} />
      {isSplit(item) && <Split {...p} split={item} />}
    </Fragment>
  ))
}

function Split({ split, ...p }: TreeProps & { split: FlowSplit }) {
  const last = split.branches.length - 1
  return (
    <>
      <Line walked={split.branches.some((branch) => branch.walked)} className={p.readOnly ? 'h-4' : 'h-12'}>
        {!p.readOnly && (
          <button
            type="button"
            data-slot="workflow-add-branch"
            // Keys find it in the add menu: a tree holds nothing but its items.
            tabIndex={-1}
            aria-hidden="true"
            title={p.labels.addBranch}
            className="flex items-center gap-1 whitespace-nowrap rounded-full border border-control bg-paper px-2 py-0.5 text-muted text-xs hover:border-accent-solid hover:text-accent-text"
            onClick={() => p.onAddBranch(split.id)}
          >
            <Icon name="plus" />
            {p.labels.addBranch}
          </button>
        )}
      </Line>
      <div data-slot="workflow-branches" className="flex items-stretch">
        {split.branches.map((branch, at) => (
          <div key={branch.id} data-slot="workflow-branch" className="relative flex flex-col items-center px-4">
            <Rail at={at} last={last} className="top-0" />
            <Line walked={branch.walked} className="h-4" />
            <Place {...p} id={branch.id} />
            <Block {...p} items={branch.body} branch={branch} />
            <Edge
              {...p}
              grow
              walked={branch.walked && (branch.body.at(-1)?.walked ?? true)}
              after={branch.body.at(-1)?.id ?? branch.id}
              gap={{ branch: branch.id, index: branch.body.length }}
            />
            <Rail at={at} last={last} className="bottom-0" />
          </div>
        ))}
      </div>
    </>
  )
}

/** The level line that joins branches: half of it under the first and the last. */
function Rail({ at, last, className }: { at: number; last: number; className: string }) {
  if (last === 0) return null
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute h-px bg-control',
        at === 0 ? 'start-1/2 end-0' : at === last ? 'start-0 end-1/2' : 'inset-x-0',
        className,
      )}
    />
  )
}

function Line({
  walked,
  className,
  children,
}: {
  walked: boolean | undefined
  className: string
  children?: ReactNode
}) {
  return (
    <div
      data-slot="workflow-edge"
      data-walked={walked || undefined}
      className={cn('relative flex w-6 flex-col items-center justify-center', className)}
    >
      <span
        aria-hidden="true"
        className={cn(
          '-translate-x-1/2 absolute inset-y-0 left-1/2',
          walked ? 'w-0.5 bg-accent-solid' : 'w-px bg-control',
        )}
      />
      <span className="relative">{children}</span>
    </div>
  )
}

/** A line on which something may be added. */
function Edge({
  walked,
  after,
  gap,
  grow,
  ...p
}: TreeProps & { walked: boolean | undefined; after: string; gap: FlowGap; grow?: boolean }) {
  const node = p.nodes.get(after)
  return (
    <Line walked={walked} className={cn(p.readOnly ? 'min-h-6' : 'min-h-12', grow && 'flex-1')}>
      {!p.readOnly && node && (
        <AddMenu
          inTree
          label={p.labels.addAfter(node.place.name)}
          kinds={p.kinds}
          kindLabels={p.labels.kinds}
          onAddBranch={
            node.role === 'split' ? { label: p.labels.addBranch, run: () => p.onAddBranch(after) } : undefined
          }
          open={p.addOpen === after}
          onOpenChange={(open) => {
            // By pointer: whatever is added, the walk goes on from here.
            if (open) p.onActive(after)
            p.onAddOpen(open ? after : undefined)
          }}
          onAdd={(kind: FlowKind) => p.onInsert(gap, kind)}
          onClosed={() => {
            // What was added has the focus already.
            if (!document.activeElement?.matches('[role=treeitem]')) p.onActive(p.activeId)
          }}
        />
      )}
    </Line>
  )
}

function lastBefore(flow: Flow): string {
  return flow.body.at(-1)?.id ?? flow.start.id
}

function Place({ id, ...p }: TreeProps & { id: string }) {
  const node = p.nodes.get(id)
  if (!node) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree answers the keys of its items
    <div
      role="treeitem"
      data-slot="workflow-place"
      data-id={id}
      aria-level={node.level}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-selected={id === p.selectedId}
      aria-current={node.place.state === 'current' ? 'step' : undefined}
      tabIndex={id === p.activeId ? 0 : -1}
      className="scroll-m-8 rounded-lg"
      onFocus={(event) => event.target === event.currentTarget && p.activeId !== id && p.onActive(id)}
      onClick={() => p.onOpen(id)}
    >
      <FlowCard node={node} selected={id === p.selectedId} labels={p.labels} />
    </div>
  )
}
