import { useMemo } from 'react'
import type { Question } from '#shared/form/definition'
import { addQuestions, copiesOf, duplicateQuestion, moveQuestion, removeQuestion, rulesUsing } from '#shared/form/edit'
import { useT } from '#src/i18n/use-t.ts'
import { definitions } from '#src/registry/question-types.admin.ts'
import { useAnswerCount } from '../draft/answer-counts.ts'
import { findQuestion } from '../draft/question-tree.ts'
import { useContentLanguage, useDefinition, useEdit, useNewId, useSelection, useUsedIds } from '../draft/use-draft.ts'
import { useOfferUndo } from '../draft/use-offer-undo.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import { newQuestion } from '../palette/new-question.ts'
import { typeTitle } from '../palette/type-title.ts'
import type { CopiedQuestions } from './clipboard.ts'

export interface QuestionActions {
  /** At `index`, else after the selected question, else at the end. Gives the new question's id. */
  readonly add: (typeId: string, index?: number) => string
  /** Behind the selected question, else at the end, as one step. */
  readonly addWritten: (questions: readonly Question[]) => void
  /** The same, with fresh ids. */
  readonly paste: (copied: CopiedQuestions) => void
  readonly move: (id: string, index: number) => void
  readonly duplicate: (id: string) => void
  /** Without asking, because it can be undone (ux C25). */
  readonly remove: (id: string) => void
}

export const useQuestionActions = (): QuestionActions => {
  const t = useT('designer')
  const definition = useDefinition()
  const selection = useSelection()
  const language = useContentLanguage()
  const edit = useEdit()
  const offerUndo = useOfferUndo()
  const newId = useNewId()
  const usedIds = useUsedIds()
  const nameOf = useQuestionName()
  const answersOf = useAnswerCount()

  return useMemo(
    () => ({
      add: (typeId, index) => {
        // What is not answered has no title until its author writes one: respondents would read the name of the type.
        const isAsked = definitions.get(typeId)?.answer !== null
        const question = newQuestion(typeId, isAsked ? { [language]: typeTitle(typeId) } : {}, newId)
        const selected = findQuestion(definition, selection)
        const anchor = (selected?.parent ?? selected?.question)?.id
        const after = index === undefined ? anchor : definition.questions[index - 1]?.id
        edit(
          (before) => {
            const added = addQuestions(before, [question], after)
            return index === 0 ? moveQuestion(added, question.id, 0) : added
          },
          { name: 'step.add', select: question.id },
        )
        return question.id
      },
      addWritten: (questions) => {
        const selected = findQuestion(definition, selection)
        const anchor = (selected?.parent ?? selected?.question)?.id
        edit((before) => addQuestions(before, questions, anchor), {
          name: 'step.addWritten',
          select: questions[0]?.id ?? selection,
        })
      },
      paste: ({ questions, settings }) => {
        const copies = copiesOf(questions, settings, newId)
        const fresh = Object.fromEntries(
          copies.questions.flatMap(({ id }) =>
            Object.hasOwn(copies.settings, id) ? [[id, copies.settings[id]!]] : [],
          ),
        )
        const selected = findQuestion(definition, selection)
        const anchor = (selected?.parent ?? selected?.question)?.id
        edit(
          (before) => {
            const { mode, ...added } = addQuestions(before, copies.questions, anchor)
            return { ...added, mode: { ...mode, questions: { ...mode.questions, ...fresh } } }
          },
          { name: 'step.paste', select: copies.questions[0]?.id ?? selection },
        )
      },
      move: (id, index) => edit((before) => moveQuestion(before, id, index), { name: 'step.move', select: id }),
      duplicate: (id) => {
        const copy = duplicateQuestion(definition, id, usedIds)
        edit(() => copy.definition, { name: 'step.duplicate', select: copy.id })
      },
      remove: (id) => {
        const found = findQuestion(definition, id)
        if (!found || found.parent) return
        const at = definition.questions.indexOf(found.question)
        const neighbour = definition.questions[at + 1] ?? definition.questions[at - 1]
        edit((before) => removeQuestion(before, id), { name: 'step.remove', select: neighbour?.id ?? null })
        const offer = offerUndo()
        const name = nameOf(found.question)
        const count = rulesUsing(definition, id).length
        const used = count > 0 ? t('removed.used', { name, count }) : t('removed', { name })
        void answersOf(id).then((answered) => {
          offer(answered > 0 ? t('removed.answered', { name, count: answered }) : used)
        })
      },
    }),
    [t, definition, answersOf, selection, language, edit, offerUndo, newId, usedIds, nameOf],
  )
}
