import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import type { SortableListLabels } from './labels.ts'
import { SortableRow, SortByDrag } from './sort-by-drag.tsx'

export type { SortableListLabels } from './labels.ts'

export interface SortableListProps<Item> {
  items: readonly Item[]
  /** The same items in their new order. */
  onChange: (items: Item[]) => void
  idOf: (item: Item) => string
  /** How the item is called in names of buttons and in what is announced. */
  nameOf: (item: Item) => string
  /** What stands between handle and move buttons. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Accessible name of the list. */
  label: string
  labels?: Partial<SortableListLabels> | undefined
  /** Places are drawn as numbers. */
  numbered?: boolean | undefined
  disabled?: boolean | undefined
  size?: Size | undefined
  className?: string | undefined
}

type Direction = 'up' | 'down'

/**
 * A short list whose order a person decides: by dragging the handle, by the two buttons of a row, or by keyboard. Each
 * does the same and says where the item is now; focus stays with the item.
 *
 * Do: keep it under about thirty items.
 * Don't: make the whole row the handle, rows hold controls; don't offer it where the order means nothing.
 * Keys: Space or Enter on a handle lifts, arrows up and down move, Space or Enter drops, Escape puts it back; the
 * buttons move by one place, and at an end of the list keep the focus and do nothing.
 * ARIA: an ordered list; moving follows the rearrangeable listbox example
 * (https://www.w3.org/WAI/ARIA/apg/patterns/listbox/examples/listbox-rearrangeable/), with a button as the thing that
 * is lifted.
 */
export function SortableList<Item>(props: Controllable<SortableListProps<Item>, 'items'>) {
  const p = useControllable<SortableListProps<Item>, 'items'>(props, [], { value: 'items' })
  const labels = useLabels('sortable-list', p.labels)
  const { items, nameOf, idOf } = p
  const size = useSize(p.size)
  const list = useRef<HTMLOListElement>(null)
  const refocus = useRef<{ id: string; direction: Direction }>(undefined)
  const [message, setMessage] = useState('')

  // React puts the moved row in again, and an element put in again loses its focus.
  useLayoutEffect(() => {
    const { id, direction } = refocus.current ?? {}
    refocus.current = undefined
    if (id === undefined) return
    const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === id)
    row?.querySelector<HTMLElement>(`[data-move=${direction}]`)?.focus()
  })

  const move = (from: number, to: number) => {
    const next = [...items]
    const [item] = next.splice(from, 1)
    if (item === undefined) return
    next.splice(to, 0, item)
    p.onChange(next)
  }
  const moveByButton = (item: Item, index: number, direction: Direction) => {
    const to = index + (direction === 'up' ? -1 : 1)
    refocus.current = { id: idOf(item), direction }
    move(index, to)
    setMessage(labels.moved(nameOf(item), to + 1, items.length))
  }

  return (
    <SortByDrag
      ids={items.map(idOf)}
      nameOf={(id) => {
        const item = items.find((each) => idOf(each) === id)
        return item === undefined ? id : nameOf(item)
      }}
      labels={labels}
      onMove={move}
    >
      <ol
        ref={list}
        aria-label={p.label}
        data-slot="sortable-list"
        className={cn('flex min-w-0 flex-col gap-1', p.className)}
      >
        {items.map((item, index) => (
          <SortableRow
            key={idOf(item)}
            id={idOf(item)}
            disabled={p.disabled ?? false}
            handleLabel={labels.handle(nameOf(item))}
            className={controlHeight[size]}
          >
            {p.numbered && (
              <span aria-hidden="true" className="min-w-6 shrink-0 text-center text-muted text-sm tabular-nums">
                {index + 1}
              </span>
            )}
            <div className="wrap-anywhere min-w-0 flex-1">{p.renderItem(item, index)}</div>
            {!p.disabled &&
              (['up', 'down'] as const).map((direction) => (
                <MoveButton
                  key={direction}
                  direction={direction}
                  label={labels[direction === 'up' ? 'moveUp' : 'moveDown'](nameOf(item))}
                  able={direction === 'up' ? index > 0 : index < items.length - 1}
                  onMove={() => moveByButton(item, index, direction)}
                />
              ))}
          </SortableRow>
        ))}
      </ol>
      <LiveRegion message={message} />
    </SortByDrag>
  )
}

function MoveButton({
  direction,
  label,
  able,
  onMove,
}: {
  direction: Direction
  label: string
  able: boolean
  onMove: () => void
}) {
  return (
    <Button
      size="mini"
      variant="ghost"
      iconOnly
      data-move={direction}
      aria-label={label}
      // Not `disabled`: at the end of the list the button would lose the focus it is being pressed with.
      aria-disabled={!able || undefined}
      className="text-muted aria-disabled:opacity-40"
      onClick={() => able && onMove()}
    >
      <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} />
    </Button>
  )
}
