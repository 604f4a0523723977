import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'

export type StepState = 'done' | 'current' | 'error' | 'todo'

export interface StepItem {
  id: string
  label: string
  description?: string | undefined
  state: StepState
  /** Can be gone to: a step that was filled in before, so going back keeps its data. Needs `onSelect`. */
  reachable?: boolean | undefined
}

export interface StepsProps {
  items: readonly StepItem[]
  /** Accessible name of the list. */
  label: string
  /** The current step; it may be in error too. */
  current: string
  /** The word for each state, read after the step's name: shape and colour alone do not say it. */
  stateLabels: Record<StepState, string>
  onSelect?: ((id: string) => void) | undefined
  /** Horizontal steps stand below each other where there is no room. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  className?: string | undefined
}

/**
 * Progress through a few stages: an ordered list whose current item has aria-current=step
 * (https://www.w3.org/TR/wai-aria-1.2/#aria-current). Reachable steps are buttons.
 *
 * Do: let people go back without losing anything.
 * Don't: use it for fewer than three steps or for pages without an order.
 * Keys: Tab, Enter, Space.
 */
export function Steps(p: StepsProps) {
  const vertical = p.orientation === 'vertical'
  return (
    <div data-slot="steps" className={cn('@container min-w-0', p.className)}>
      <ol aria-label={p.label} className={cn('flex flex-col', !vertical && '@lg:flex-row @lg:gap-2')}>
        {p.items.map((item, index) => {
          const last = index === p.items.length - 1
          return (
            <li
              key={item.id}
              data-slot="step"
              data-state={item.state}
              aria-current={item.id === p.current ? 'step' : undefined}
              className={cn('flex min-w-0 gap-3', !vertical && '@lg:items-start', !vertical && !last && '@lg:flex-1')}
            >
              <div className={cn('flex flex-col items-center', !vertical && '@lg:contents')}>
                <Mark item={item} index={index} current={item.id === p.current} />
                {!last && (
                  <span
                    aria-hidden="true"
                    className={cn('my-1 min-h-3 w-px flex-1 bg-hairline', !vertical && '@lg:hidden')}
                  />
                )}
              </div>
              <div className={cn('min-w-0', !last && 'pb-4', !vertical && '@lg:pb-0')}>
                <Name
                  item={item}
                  current={item.id === p.current}
                  stateLabel={p.stateLabels[item.state]}
                  onSelect={p.onSelect}
                />
                {item.description !== undefined && (
                  <p className="wrap-break-word text-muted text-sm">{item.description}</p>
                )}
              </div>
              {!vertical && !last && (
                <span aria-hidden="true" className="mt-3.5 hidden h-px min-w-4 flex-1 bg-hairline @lg:block" />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Mark({ item, index, current }: { item: StepItem; index: number; current: boolean }) {
  const shapes: Record<StepState, string> = {
    done: 'border-accent-solid bg-accent-soft text-accent-text',
    current: 'border-accent-solid bg-accent-solid text-accent-on',
    error: 'border-danger-solid bg-danger-soft text-danger-text',
    todo: 'border-control bg-paper text-muted',
  }
  return (
    <span
      data-slot="step-mark"
      aria-hidden="true"
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border font-medium text-sm tabular-nums',
        shapes[item.state],
        current && 'outline-2 outline-accent-solid outline-offset-2',
      )}
    >
      {item.state === 'done' ? <Icon name="check" /> : item.state === 'error' ? <Icon name="alert" /> : index + 1}
    </span>
  )
}

function Name({
  item,
  current,
  stateLabel,
  onSelect,
}: {
  item: StepItem
  current: boolean
  stateLabel: string
  onSelect: StepsProps['onSelect']
}) {
  const shape = cn(
    'block min-h-7 wrap-break-word pt-0.5 text-start text-base',
    current ? 'font-semibold text-ink' : item.state === 'todo' ? 'text-muted' : 'font-medium text-ink',
    item.state === 'error' && 'text-danger-text',
  )
  const text = (
    <>
      {item.label}
      <span className="sr-only"> {stateLabel}</span>
    </>
  )
  if (!item.reachable || !onSelect || current) return <span className={shape}>{text}</span>
  return (
    <button
      type="button"
      className={cn(shape, 'rounded-sm hover:underline pointer-coarse:min-h-11')}
      onClick={() => onSelect(item.id)}
    >
      {text}
    </button>
  )
}
