// The one file of the list that knows dnd-kit.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'
import type { SortableListLabels } from './labels.ts'

/** Lifting by pointer and keyboard for the SortableRows inside, with announcements in the reader's language. */
export function SortByDrag({
  ids,
  nameOf,
  labels,
  onMove,
  children,
}: {
  ids: string[]
  nameOf: (id: string) => string
  labels: SortableListLabels
  onMove: (from: number, to: number) => void
  children: ReactNode
}) {
  const sensors = useSensors(
    // A few pixels, so that a click on the handle stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const say = (text: SortableListLabels['moved'], id: string, at: string) =>
    text(nameOf(id), ids.indexOf(at) + 1, ids.length)
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(labels.lifted, String(active.id), String(active.id)),
    onDragOver: ({ active, over }) =>
      // Lifting puts an item over itself; that must not talk over the announcement of the lift.
      over && over.id !== active.id ? say(labels.moved, String(active.id), String(over.id)) : undefined,
    onDragEnd: ({ active, over }) => say(labels.dropped, String(active.id), String(over?.id ?? active.id)),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(String(active.id))),
  }
  const [lifted, setLifted] = useState(false)
  useEffect(() => {
    if (!lifted) return
    // Escape puts the item back; a dialog around the list must not take it as its own. Radix listens at the document
    // before anything inside, so this is at the window, and only marks the key as taken.
    const take = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()
    window.addEventListener('keydown', take, true)
    return () => window.removeEventListener('keydown', take, true)
  }, [lifted])

  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(false)
    const from = ids.indexOf(String(active.id))
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragStart={() => setLifted(true)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(false)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** One item with its handle. */
export function SortableRow({
  id,
  disabled,
  handleLabel,
  className,
  children,
}: {
  id: string
  disabled: boolean
  handleLabel: string
  className: string
  children: ReactNode
}) {
  const sortable = useSortable({ id, disabled })
  return (
    <li
      ref={sortable.setNodeRef}
      data-slot="sortable-list-item"
      data-id={id}
      data-dragging={sortable.isDragging || undefined}
      className={cn(
        'flex items-center gap-1 rounded-md border border-hairline bg-paper pe-1',
        disabled && 'ps-3',
        sortable.isDragging && 'relative z-sticky shadow-drag',
        className,
      )}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      {!disabled && (
        <button
          ref={sortable.setActivatorNodeRef}
          type="button"
          data-slot="sortable-list-handle"
          aria-label={handleLabel}
          aria-describedby={sortable.attributes['aria-describedby']}
          aria-pressed={sortable.isDragging}
          className="grid min-h-7 min-w-7 shrink-0 cursor-grab touch-none place-items-center self-stretch rounded-sm text-muted hover:text-ink active:cursor-grabbing pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          {...sortable.listeners}
        >
          <Icon name="grip" />
        </button>
      )}
      {children}
    </li>
  )
}
