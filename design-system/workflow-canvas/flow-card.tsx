import { cn } from '../_internal/cn.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { kindOf } from './describe-place.ts'
import type { FlowKind, FlowState } from './flow.ts'
import type { FlowNode } from './flow-walk.ts'
import type { WorkflowCanvasLabels } from './labels.ts'

export const kindIcons: Record<FlowKind, IconName> = {
  start: 'user',
  approve: 'check-square',
  handle: 'pencil',
  copy: 'send',
  delay: 'clock',
  trigger: 'refresh',
  sub: 'workflow',
  end: 'circle-dot',
  cond: 'filter',
  parallel: 'columns',
  inclusive: 'layers',
}

const stateIcons: Partial<Record<FlowState, IconName>> = {
  done: 'check',
  rejected: 'x',
  canceled: 'minus',
  skipped: 'redo',
}

/**
 * What stands on the slip of paper of one place, and what is read of it: the tree item is named by this content, so that what
 * is seen and what is said are the same.
 */
export function FlowCard({
  node,
  selected,
  labels,
}: {
  node: FlowNode
  selected: boolean
  labels: WorkflowCanvasLabels
}) {
  const { place, role } = node
  const state = place.state
  const stateIcon = state && stateIcons[state]
  const isDefault = 'default' in place && place.default === true && place.name !== labels.defaultBranch
  const small = role === 'split' || role === 'end'
  return (
    <div
      data-slot="workflow-card"
      data-state={state}
      className={cn(
        'rounded-lg border bg-paper px-3 py-2 text-start text-base text-ink',
        small ? 'min-w-28 max-w-56' : 'w-56',
        (small || role === 'branch') && 'py-1.5 text-sm',
        state === undefined ? 'border-hairline' : looks[state],
        selected && 'ring-2 ring-accent-solid',
      )}
    >
      <div className="flex items-center gap-2 font-medium">
        <Icon
          name={'kind' in place ? kindIcons[place.kind] : 'arrow-down'}
          className={cn(state !== 'current' && 'text-muted')}
        />
        <span className="sr-only">{kindOf(node, labels)}: </span>
        <span className={cn('wrap-break-word min-w-0 flex-1', state === 'canceled' && 'line-through')}>
          {place.name}
        </span>
        {isDefault && <span className="sr-only">, {labels.defaultBranch}</span>}
        {stateIcon && <Icon name={stateIcon} />}
        {place.problems !== undefined && place.problems > 0 && (
          <span className="flex items-center gap-1 rounded-full bg-danger-soft px-1.5 text-danger-text text-xs tabular-nums">
            <AlertGlyph className="size-3.5" />
            <span aria-hidden="true">{place.problems}</span>
            <span className="sr-only">, {labels.problems(place.problems)}</span>
          </span>
        )}
      </div>
      {place.summary !== undefined && place.summary !== '' && (
        <div className={cn('wrap-break-word mt-0.5 text-sm', state !== 'current' && 'text-muted')}>
          <span className="sr-only">, </span>
          {place.summary}
        </div>
      )}
      {state !== undefined && (
        <div className={role === 'split' ? 'sr-only' : 'mt-0.5 text-xs'}>
          <span className="sr-only">, </span>
          {labels.states[state]}
        </div>
      )}
    </div>
  )
}

const looks: Record<FlowState, string> = {
  done: 'border-accent-solid',
  current: 'border-transparent bg-accent-solid text-accent-on',
  waiting: 'border-hairline text-muted',
  rejected: 'border-danger-solid text-danger-text',
  skipped: 'border-control border-dashed text-muted',
  canceled: 'border-control border-dashed bg-subtle text-muted',
}
