import { useEffect, useMemo, useRef } from 'react'
import { addressesOf } from '#shared/form/addresses'
import type { Question } from '#shared/form/definition'
import { addressesUsed } from '#shared/form/edit'
import { formatContext } from '#src/form-view/answer-text.ts'
import { translate } from '#src/i18n/init.ts'
import { useT } from '#src/i18n/use-t.ts'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { useDraftFormHost } from '../draft/use-designer-host.tsx'
import { useContentLanguage, useDefinition } from '../draft/use-draft.ts'
import { useOfferUndo } from '../draft/use-offer-undo.ts'

/** Says at once when a row, a column or another part goes that a rule or a title still asks for, with the way back. */
export const useLostParts = (question: Question): void => {
  const t = useT('designer')
  const definition = useDefinition()
  const offerUndo = useOfferUndo()
  const host = useDraftFormHost(useContentLanguage(), definition.defaultLanguage)
  const parts = useMemo(
    () =>
      addressesOf(
        question,
        resolveType,
        formatContext(question, { ...host, translate }, () => ''),
      ),
    [question, host],
  )
  const before = useRef(parts)
  useEffect(() => {
    const kept = new Set(parts.map(({ id }) => id))
    const used = new Set(addressesUsed(definition, question.id))
    const lost = before.current.filter(({ id }) => !kept.has(id) && used.has(id))
    before.current = parts
    if (lost.length === 0) return
    offerUndo()(t('removed.part', { name: lost.map(({ label }) => label).join(', '), count: lost.length }))
  }, [parts, definition, question.id, t, offerUndo])
}
