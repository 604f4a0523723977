import { useEffect, useRef } from 'react'
import { useDefinition, useSelectedQuestion } from '../draft/use-draft.ts'
import { putOnClipboard, questionsOn } from './clipboard.ts'
import type { QuestionActions } from './use-question-actions.ts'

/**
 * Copies, cuts and pastes questions by the browser's own keys and menus, from form to form and from tab to tab.
 * @param onText text that is pasted onto the paper may be a questionnaire
 */
export const useClipboard = (actions: QuestionActions, onText: (text: string) => void): void => {
  const definition = useDefinition()
  const selected = useSelectedQuestion()
  const latest = useRef({ definition, selected, actions, onText })
  useEffect(() => {
    latest.current = { definition, selected, actions, onText }
  })

  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const { definition: form, selected: found } = latest.current
      if (!event.clipboardData || !found || found.parent || isElsewhere(event) || isTextSelected()) return
      event.preventDefault()
      putOnClipboard(event.clipboardData, [found.question], form)
      if (event.type === 'cut') latest.current.actions.remove(found.question.id)
    }
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData || isElsewhere(event)) return
      const copied = questionsOn(event.clipboardData, latest.current.definition)
      const text = event.clipboardData.getData('text/plain')
      if (!copied && text.trim() === '') return
      event.preventDefault()
      if (copied) latest.current.actions.paste(copied)
      else latest.current.onText(text)
    }
    document.addEventListener('copy', take)
    document.addEventListener('cut', take)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', take)
      document.removeEventListener('cut', take)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

/** Fields and layers have a clipboard of their own; what is hidden is another tab of the console. */
const isElsewhere = ({ target }: ClipboardEvent): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null))

const isTextSelected = (): boolean => document.getSelection()?.isCollapsed === false
