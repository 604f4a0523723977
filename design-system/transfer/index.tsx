import { useMemo, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import type { TransferLabels } from './labels.ts'
import { TransferList } from './transfer-list.tsx'
import type { Side, TransferItem } from './transfer-types.ts'

export type { TransferLabels } from './labels.ts'
export type { TransferItem } from './transfer-types.ts'

export interface TransferProps {
  items: readonly TransferItem[]
  /** Ids of the second list, in its order. */
  value: readonly string[]
  /** Ids of items that are not in `items` (another page, removed since) are kept. */
  onChange: (ids: string[]) => void
  labels?: Partial<TransferLabels> | undefined
  /** Names the whole; or `labelledBy`. */
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  size?: Size | undefined
  className?: string | undefined
}

/**
 * Two lists and what moves between them: two multi-select listboxes (https://www.w3.org/WAI/ARIA/apg/patterns/listbox/)
 * with search, counts and buttons in between.
 *
 * Do: use it where the chosen set itself is read and checked.
 * Don't: use it for fewer than ten items; checkboxes do.
 * Keys in a list: up, down, Home, End, PageUp, PageDown walk; Space marks; Shift with up or down marks on the way; Ctrl
 * A marks all that is shown; letters jump; Enter moves what is marked, or the current item. A double click moves one
 * item.
 */
export function Transfer(props: Controllable<TransferProps>) {
  const p = useControllable<TransferProps>(props, [])
  const labels = useLabels('transfer', p.labels)
  const size = useSize(p.size)
  const group = useRef<HTMLFieldSetElement>(null)
  const [marks, setMarks] = useState<Record<Side, ReadonlySet<string>>>({ available: none, chosen: none })
  const [message, setMessage] = useState('')
  const lists = useMemo(() => split(p.items, p.value), [p.items, p.value])

  const mark = (side: Side) => (ids: ReadonlySet<string>) => setMarks((before) => ({ ...before, [side]: ids }))
  const move = (from: Side, ids: ReadonlySet<string>) => {
    const moving = lists[from].filter((item) => ids.has(item.id) && !item.disabled).map((item) => item.id)
    if (moving.length === 0 || p.disabled) return
    p.onChange(from === 'available' ? [...p.value, ...moving] : p.value.filter((id) => !moving.includes(id)))
    setMarks((before) => ({ ...before, [from]: none }))
    setMessage(labels.moved(moving.length, labels[from === 'available' ? 'chosen' : 'available']))
  }

  const list = (side: Side) => (
    <TransferList
      side={side}
      items={lists[side]}
      marked={marks[side]}
      onMark={mark(side)}
      onMove={(ids) => move(side, ids)}
      labels={labels}
      disabled={p.disabled ?? false}
      invalid={side === 'chosen' && p.invalid}
      size={size}
    />
  )
  const button = (from: Side) => (
    <Button
      size={size}
      iconOnly
      aria-label={from === 'available' ? labels.add : labels.remove}
      disabled={p.disabled || marks[from].size === 0}
      onClick={() => {
        move(from, marks[from])
        // The button is disabled now and would drop the focus.
        group.current?.querySelector<HTMLElement>(`[data-side=${from}] [role=listbox]`)?.focus()
      }}
    >
      {/* Lists lie side by side, or below each other where it is narrow. */}
      <Icon
        name={from === 'available' ? 'chevron-right' : 'chevron-left'}
        className="@max-lg:rotate-90 @lg:rtl:rotate-180"
      />
    </Button>
  )

  return (
    <fieldset
      ref={group}
      id={p.id}
      data-slot="transfer"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={p.describedBy}
      className={cn('@container min-w-0', p.className)}
    >
      <div className="flex items-stretch gap-3 @max-lg:flex-col">
        {list('available')}
        <div data-slot="transfer-buttons" className="flex items-center justify-center gap-2 @lg:flex-col">
          {button('available')}
          {button('chosen')}
        </div>
        {list('chosen')}
      </div>
      <LiveRegion message={message} />
    </fieldset>
  )
}

const none: ReadonlySet<string> = new Set()

function split(items: readonly TransferItem[], value: readonly string[]): Record<Side, readonly TransferItem[]> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const chosen = new Set(value)
  return {
    available: items.filter((item) => !chosen.has(item.id)),
    chosen: value.map((id) => byId.get(id)).filter((item) => item !== undefined),
  }
}
