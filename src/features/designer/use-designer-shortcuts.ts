import { useEffect } from 'react'
import type { Autosave } from './autosave.ts'
import { useDefinition, useSelect, useSelection, useTravel } from './designer.atoms.ts'
import type { QuestionActions } from './use-question-actions.ts'

/** Ctrl Z / Shift Z / Y everywhere but in fields' own typing; the rest acts on the selected question (ux D7, D9). */
export const useDesignerShortcuts = (actions: QuestionActions, autosave: Autosave): void => {
  const { questions } = useDefinition()
  const selection = useSelection()
  const select = useSelect()
  const travel = useTravel()

  useEffect(() => {
    const index = questions.findIndex(({ id }) => id === selection)
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return
      const command = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      const run = (action: () => void) => {
        event.preventDefault()
        action()
      }
      if (command && key === 's') return run(() => void autosave.flush())
      if (isTyping(event.target)) return
      if (command && key === 'z') return run(() => travel(event.shiftKey ? 'redo' : 'undo'))
      if (command && key === 'y') return run(() => travel('redo'))
      if (inOverlay(event.target) || index < 0 || selection === null) return
      if (command && key === 'd') return run(() => actions.duplicate(selection))
      if (event.altKey && key === 'arrowup' && index > 0) return run(() => actions.move(selection, index - 1))
      if (event.altKey && key === 'arrowdown' && index < questions.length - 1) {
        return run(() => actions.move(selection, index + 1))
      }
      if (command || event.altKey) return
      if (key === 'delete') return run(() => actions.remove(selection))
      if (key === 'escape') return run(() => select(null))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [questions, selection, actions, autosave, travel, select])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const inOverlay = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
