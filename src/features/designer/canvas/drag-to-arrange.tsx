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
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { useT } from '#src/i18n/use-t.ts'
import { useDefinition } from '../draft/designer.atoms.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import type { QuestionActions } from '../editor/use-question-actions.ts'

/** Drags of questions by their handle and of types from the palette; Space lifts, arrows move, Escape cancels (ux D8). */
export const DragToArrange = ({ actions, children }: { actions: QuestionActions; children: ReactNode }) => {
  const t = useT('designer')
  const { questions } = useDefinition()
  const nameOf = useQuestionName()
  const sensors = useSensors(
    // A few pixels, so that a click on the palette or the handle stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over) return
    const target = questions.findIndex(({ id }) => id === over.id)
    const typeId: unknown = active.data.current?.add
    if (typeof typeId === 'string') actions.add(typeId, target < 0 ? questions.length : target)
    else if (target >= 0 && active.id !== over.id) actions.move(String(active.id), target)
  }

  const announcements = useMemo((): Announcements => {
    const name = (id: string | number) => {
      const question = questions.find((candidate) => candidate.id === id)
      return question ? nameOf(question) : ''
    }
    const position = (id: string | number | undefined) => questions.findIndex((question) => question.id === id) + 1
    return {
      onDragStart: ({ active }) => t('drag.start', { name: name(active.id), position: position(active.id) }),
      onDragOver: ({ active, over }) =>
        // Lifting puts a question over itself; that must not talk over the announcement of the lift.
        over && over.id !== active.id
          ? t('drag.over', { name: name(active.id), position: position(over.id), total: questions.length })
          : undefined,
      onDragEnd: ({ active, over }) =>
        t('drag.end', { name: name(active.id), position: position(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('drag.cancel', { name: name(active.id) }),
    }
  }, [questions, nameOf, t])

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
    >
      {children}
    </DndContext>
  )
}
