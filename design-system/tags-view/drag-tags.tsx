import { closestCenter, DndContext, MouseSensor, useSensor, useSensors } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

/**
 * The one file that knows dnd-kit here. Mouse only: under a finger the strip scrolls, and keys move tabs without lifting
 * (Ctrl Shift arrow), so dnd-kit's own keyboard and its texts are left out.
 */
export function DragTags({
  ids,
  onMove,
  children,
}: {
  ids: readonly string[]
  onMove: (id: string, by: number) => void
  children: ReactNode
}) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={swallowNextClick}
      onDragEnd={({ active, over }) => {
        if (over) onMove(String(active.id), ids.indexOf(String(over.id)) - ids.indexOf(String(active.id)))
      }}
    >
      <SortableContext items={[...ids]} strategy={horizontalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What makes one tab follow the pointer. Not dnd-kit's attributes: a tab is a link and no button. */
export function useDragTag(id: string, disabled: boolean) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled })
  return {
    ref: setNodeRef,
    ...listeners,
    'data-dragging': isDragging || undefined,
    style: transform ? { transform: `translateX(${transform.x}px)`, transition } : undefined,
  }
}

/**
 * Letting go of a dragged link is a click to the browser. dnd-kit stops it on its way to React, but the browser would still
 * follow the address and load the whole page.
 */
function swallowNextClick() {
  const stop = new AbortController()
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: stop.signal })
  window.addEventListener('mouseup', () => setTimeout(() => stop.abort(), 0), { capture: true, once: true })
}

const nothing = () => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }
