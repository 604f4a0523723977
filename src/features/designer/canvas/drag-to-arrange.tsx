import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useMemo, useState } from 'react'
import { useT } from '#src/i18n/use-t.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import type { QuestionActions } from '../editor/use-question-actions.ts'
import { TypeSheet } from '../palette/type-sheet.tsx'
import { type Insertion, InsertionContext, insertionAt } from './insertion.ts'

/** Drags of questions by their handle and of types from the palette; Space lifts, arrows move, Escape cancels (ux D8). */
export const DragToArrange = ({
  actions,
  onAdd,
  children,
}: {
  actions: QuestionActions
  onAdd: (typeId: string, index: number) => void
  children: ReactNode
}) => {
  const t = useT('designer')
  const { questions } = useDefinition()
  const nameOf = useQuestionName()
  const [held, setHeld] = useState<string | null>(null)
  const [insertion, setInsertion] = useState<Insertion | null>(null)
  const sensors = useSensors(
    // A few pixels, so that a click on the palette or the handle stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const move = (event: DragMoveEvent) => {
    if (typeOf(event) === null) return
    const next = insertionUnder(event)
    setInsertion((before) => (isSamePlace(before, next) ? before : next))
  }
  const drop = (event: DragEndEvent) => {
    const { active, over } = event
    const typeId = typeOf(event)
    // Where the line was last.
    if (typeId !== null) {
      const place = insertionUnder(event)
      if (place) onAdd(typeId, place.index)
    } else if (over && over.id !== active.id) {
      actions.move(
        String(active.id),
        questions.findIndex(({ id }) => id === over.id),
      )
    }
    rest()
  }
  const rest = () => {
    setHeld(null)
    setInsertion(null)
  }

  const announcements = useMemo((): Announcements => {
    const name = (id: string | number) => {
      const question = questions.find((candidate) => candidate.id === id)
      return question ? nameOf(question) : ''
    }
    const position = (id: string | number | undefined) => questions.findIndex((question) => question.id === id) + 1
    // A type is held by the pointer only: who hears the page adds it by pressing it.
    const ofQuestions = <Event extends DragMoveEvent | DragEndEvent>(say: (event: Event) => string | undefined) => {
      return (event: Event) => (typeOf(event) === null ? say(event) : undefined)
    }
    return {
      onDragStart: ({ active }) =>
        active.data.current?.add === undefined
          ? t('drag.start', { name: name(active.id), position: position(active.id) })
          : undefined,
      onDragOver: ofQuestions(({ active, over }) =>
        // Lifting puts a question over itself; that must not talk over the announcement of the lift.
        over && over.id !== active.id
          ? t('drag.over', { name: name(active.id), position: position(over.id), total: questions.length })
          : undefined,
      ),
      onDragEnd: ofQuestions(({ active, over }) =>
        t('drag.end', { name: name(active.id), position: position(over?.id ?? active.id) }),
      ),
      onDragCancel: ofQuestions(({ active }) => t('drag.cancel', { name: name(active.id) })),
    }
  }, [questions, nameOf, t])

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestQuestion}
      onDragStart={(event) => setHeld(typeOf(event))}
      onDragMove={move}
      onDragEnd={drop}
      onDragCancel={rest}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
    >
      <InsertionContext value={insertion}>{children}</InsertionContext>
      <DragOverlay dropAnimation={null}>{held !== null && <TypeSheet typeId={held} />}</DragOverlay>
    </DndContext>
  )
}

/** The type that is held over the paper; null: a question that is there already. */
const typeOf = ({ active }: Pick<DragEndEvent, 'active'>): string | null => {
  const typeId: unknown = active.data.current?.add
  return typeof typeId === 'string' ? typeId : null
}

/**
 * Questions alone are places: the paper around them has no middle that could be nearer. A type that is not over the paper
 * is nowhere.
 */
const nearestQuestion: CollisionDetection = (args) => {
  const { active, pointerCoordinates } = args
  if (typeOf({ active }) === null) return closestCenter(args)
  if (!pointerCoordinates || !isOnPaper(pointerCoordinates)) return []
  const { x, y } = pointerCoordinates
  // As a point: the sheet that is held is as wide as the palette.
  return closestCenter({ ...args, collisionRect: { left: x, right: x, top: y, bottom: y, width: 0, height: 0 } })
}

const paper = () => document.querySelector('[data-paper]')

const isOnPaper = ({ x, y }: { x: number; y: number }): boolean => {
  // What is seen of it: the paper may reach below the window.
  const box = paper()?.parentElement?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

const insertionUnder = ({ activatorEvent, delta }: DragMoveEvent): Insertion | null => {
  if (!(activatorEvent instanceof PointerEvent)) return null
  const point = { x: activatorEvent.clientX + delta.x, y: activatorEvent.clientY + delta.y }
  const sheet = paper()
  if (!sheet || !isOnPaper(point)) return null
  const boxes = [...sheet.querySelectorAll<HTMLElement>('li[data-question]')].map((item) => ({
    questionId: item.dataset.question ?? '',
    box: item.getBoundingClientRect(),
  }))
  return insertionAt(boxes, point, sheet.querySelector('ol')?.getBoundingClientRect().width ?? 0)
}

const isSamePlace = (one: Insertion | null, other: Insertion | null): boolean =>
  one?.index === other?.index &&
  one?.at?.questionId === other?.at?.questionId &&
  one?.at?.edge === other?.at?.edge &&
  (one === null) === (other === null)
