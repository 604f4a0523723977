import { useCallback } from 'react'
import type { Json, Question, Text } from '#shared/form/definition'
import { optionIds } from '#shared/form/edit'
import { pickText } from '#shared/form/text'
import { useT } from '#src/i18n/use-t.ts'
import { useAnswerCount } from '../draft/answer-counts.ts'
import { useContentLanguage, useDefinition } from '../draft/use-draft.ts'
import { useOfferUndo } from '../draft/use-offer-undo.ts'

/**
 * Says, with the way back, when an option goes that answers have chosen. Works for every type: what has an id in the options
 * is something answers may name.
 */
export const useOptionRemoval = (): ((question: Question, next: Json) => void) => {
  const t = useT('designer')
  const offerUndo = useOfferUndo()
  const language = useContentLanguage()
  const { defaultLanguage } = useDefinition()
  const answersOf = useAnswerCount()
  return useCallback(
    (question, next) => {
      const offer = offerUndo()
      const kept = optionIds(next)
      for (const id of optionIds(question.options)) {
        if (kept.has(id)) continue
        void answersOf(question.id, id).then((count) => {
          if (count === 0) return
          const name = pickText(labelOf(question.options, id), language, defaultLanguage) || id
          offer(t('removed.option', { name, count }))
        })
      }
    },
    [t, offerUndo, language, defaultLanguage, answersOf],
  )
}

/** The wording that stands beside an id, wherever in the options. */
const labelOf = (options: Json, id: string): Text => {
  if (typeof options !== 'object' || options === null) return {}
  if ('id' in options && options.id === id && 'label' in options) return textOf(options.label)
  for (const part of Object.values(options)) {
    const found = labelOf(part, id)
    if (Object.keys(found).length > 0) return found
  }
  return {}
}

const textOf = (label: Json | undefined): Text =>
  typeof label === 'object' && label !== null
    ? Object.fromEntries(
        Object.entries(label).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
