import type { ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { AddMenu } from './add-menu.tsx'
import { describePlace } from './describe-place.ts'
import { type FlowItem, isSplit } from './flow.ts'
import { kindIcons } from './flow-card.tsx'
import type { FlowViewProps } from './index.tsx'

/** The same flow as nested lists of buttons: everything the drawing can do, without walking it. */
export function FlowOutline(p: FlowViewProps & { label: string }) {
  return (
    <ol aria-label={p.label} data-slot="workflow-outline" className="flex max-w-180 flex-col gap-0.5 p-4">
      <Row {...p} id={p.flow.start.id} />
      <Rows {...p} items={p.flow.body} />
      <Row {...p} id={p.flow.end.id} />
    </ol>
  )
}

function Rows({ items, ...p }: FlowViewProps & { items: readonly FlowItem[] }) {
  return items.map((item) => (
    <Row key={item.id} {...p} id={item.id}>
      {isSplit(item) && (
        <ol className="ms-4 flex flex-col gap-0.5 border-hairline border-s ps-3">
          {item.branches.map((branch) => (
            <Row key={branch.id} {...p} id={branch.id}>
              {branch.body.length > 0 && (
                <ol className="ms-4 flex flex-col gap-0.5 border-hairline border-s ps-3">
                  <Rows {...p} items={branch.body} />
                </ol>
              )}
            </Row>
          ))}
        </ol>
      )}
    </Row>
  ))
}

function Row({ id, children, ...p }: FlowViewProps & { id: string; children?: ReactNode }) {
  const node = p.nodes.get(id)
  if (!node) return null
  const { place, role, gap } = node
  return (
    <li>
      <div className="flex min-w-0 items-center gap-1">
        <button
          type="button"
          data-slot="workflow-row"
          data-id={id}
          aria-current={place.state === 'current' ? 'step' : undefined}
          aria-pressed={id === p.selectedId}
          className="flex min-w-0 flex-1 items-start gap-2 rounded-md px-2 py-1.5 text-start hover:bg-subtle aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => p.onOpen(id)}
        >
          <Icon name={'kind' in place ? kindIcons[place.kind] : 'arrow-right'} className="mt-1 rtl:-scale-x-100" />
          <span className="wrap-break-word min-w-0">{describePlace(node, p.labels)}</span>
        </button>
        {!p.readOnly && role === 'split' && (
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={p.labels.addBranch}
            onClick={() => p.onAddBranch(id)}
          >
            <Icon name="columns" />
          </Button>
        )}
        {!p.readOnly && gap && (
          <AddMenu
            label={p.labels.addAfter(place.name)}
            kinds={p.kinds}
            kindLabels={p.labels.kinds}
            open={p.addOpen === id}
            onOpenChange={(open) => p.onAddOpen(open ? id : undefined)}
            onAdd={(kind) => p.onInsert(gap, kind)}
          />
        )}
        {!p.readOnly && role !== 'start' && role !== 'end' && (
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={p.labels.remove(place.name)}
            onClick={() => p.onRemove(node)}
          >
            <Icon name="trash" />
          </Button>
        )}
      </div>
      {children}
    </li>
  )
}
