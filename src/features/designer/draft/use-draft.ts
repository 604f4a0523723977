// The open draft, as the tabs that show and change it read it.
import { createContext, useContext, useMemo } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import { allIds } from '#shared/form/edit'
import { newQuestionId } from '#shared/form/ids'
import type { EditOptions, OpenDocument } from './open-document.ts'
import { useDocument } from './opened.tsx'
import { type Found, findQuestion } from './question-tree.ts'

interface DraftContextValue {
  readonly document: OpenDocument<FormDefinition>
  /** The language texts are written in. */
  readonly language: string
  readonly setLanguage: (language: string) => void
}

export const DraftContext = createContext<DraftContextValue | null>(null)

const useDraftContext = (): DraftContextValue => {
  const value = useContext(DraftContext)
  if (!value) throw new Error('The draft was used outside of an OpenDraft')
  return value
}

export const useDraftDocument = () => useDraftContext().document

export const useDefinition = (): FormDefinition =>
  useDocument(useDraftDocument(), ({ history }) => history.present.value)

/** Id of the selected question; null when it is the form itself, or what was selected is gone. */
export const useSelection = (): string | null =>
  useDocument(useDraftDocument(), ({ history, selection }) =>
    findQuestion(history.present.value, selection) ? selection : null,
  )

export const useSelectedQuestion = (): Found | null => findQuestion(useDefinition(), useSelection())

export const useSelect = (): ((id: string | null) => void) => useDraftDocument().select
export const useContentLanguage = (): string => useDraftContext().language
export const useSetContentLanguage = (): ((language: string) => void) => useDraftContext().setLanguage

/** `name` is a key of the `designer` texts. */
export const useEdit = (): ((change: (definition: FormDefinition) => FormDefinition, options: EditOptions) => void) =>
  useDraftDocument().edit

/** Ids of earlier versions, which no new question may take. */
export const useUsedIds = (): ReadonlySet<string> =>
  new Set(useDocument(useDraftDocument(), ({ base }) => base.usedIds ?? noIds))

const noIds: readonly string[] = []

/** Fresh ids that neither this draft nor any version ever used, and that were not given before: several may be drawn at once. */
export const useNewId = (): (() => string) => {
  const document = useDraftDocument()
  return useMemo(() => {
    const given = new Set<string>()
    return () => {
      const { history, base } = document.read()
      const id = newQuestionId(new Set([...(base.usedIds ?? noIds), ...allIds(history.present.value), ...given]))
      given.add(id)
      return id
    }
  }, [document])
}
