// State of one open form in the designer: a store of its own per form, so that two tabs of the console never mix.
import { atom, createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { createElement, type ReactNode, useCallback } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import { allIds } from '#shared/form/edit'
import { newQuestionId } from '#shared/form/ids'
import { type History, record, redo, startHistory, undo } from './history.ts'
import { type Found, findQuestion } from './question-tree.ts'

const historyAtom = atom<History<FormDefinition> | null>(null)
const selectionAtom = atom<string | null>(null)
const contentLanguageAtom = atom<string>('')
const usedIdsAtom = atom<ReadonlySet<string>>(new Set<string>())

const openHistoryAtom = atom((get): History<FormDefinition> => {
  const history = get(historyAtom)
  if (!history) throw new Error('The designer was used outside a DesignerStore')
  return history
})
const definitionAtom = atom((get): FormDefinition => get(openHistoryAtom).present.value)
const selectedQuestionAtom = atom((get): Found | null => findQuestion(get(definitionAtom), get(selectionAtom)))

export interface EditOptions {
  /** Key of the `designer` texts naming the step for undo and redo. */
  readonly name: string
  /** Selection after the edit; unchanged when absent. */
  readonly select?: string | null
  readonly mergeKey?: string
}

const editAtom = atom(
  null,
  (get, set, change: (definition: FormDefinition) => FormDefinition, options: EditOptions) => {
    const history = get(openHistoryAtom)
    const value = change(history.present.value)
    const selection = options.select === undefined ? get(selectionAtom) : options.select
    const { name, mergeKey } = options
    set(historyAtom, record(history, { name, value, selection, at: performance.now(), ...(mergeKey && { mergeKey }) }))
    set(selectionAtom, selection)
  },
)

const travelAtom = atom(null, (get, set, direction: 'undo' | 'redo') => {
  const before = get(openHistoryAtom)
  const after = direction === 'undo' ? undo(before) : redo(before)
  if (after === before) return
  set(historyAtom, after)
  // Undoing shows what was undone; redoing shows what came back.
  const shown = direction === 'undo' ? before.present.selection : after.present.selection
  set(selectionAtom, findQuestion(after.present.value, shown) ? shown : after.present.selection)
})

export interface DesignerStore {
  readonly subscribe: (listener: (definition: FormDefinition) => void) => () => void
  readonly Provide: (props: { children: ReactNode }) => ReactNode
}

export const createDesignerStore = (definition: FormDefinition, usedIds: readonly string[]): DesignerStore => {
  const store = createStore()
  store.set(historyAtom, startHistory(definition))
  store.set(contentLanguageAtom, definition.defaultLanguage)
  store.set(usedIdsAtom, new Set(usedIds))
  return {
    subscribe: (listener) => store.sub(definitionAtom, () => listener(store.get(definitionAtom))),
    Provide: ({ children }) => createElement(Provider, { store }, children),
  }
}

export const useDefinition = (): FormDefinition => useAtomValue(definitionAtom)
export const useSelectedQuestion = (): Found | null => useAtomValue(selectedQuestionAtom)
export const useSelection = (): string | null => useAtomValue(selectionAtom)
export const useSelect = (): ((id: string | null) => void) => useSetAtom(selectionAtom)
export const useContentLanguage = (): string => useAtomValue(contentLanguageAtom)
export const useSetContentLanguage = (): ((language: string) => void) => useSetAtom(contentLanguageAtom)
export const useEdit = () => useSetAtom(editAtom)
export const useTravel = () => useSetAtom(travelAtom)

/** Names of the steps undo and redo would take, null when there is none. */
export const useSteps = (): { readonly undo: string | null; readonly redo: string | null } => {
  const { past, present, future } = useAtomValue(openHistoryAtom)
  return { undo: past.length > 0 ? present.name : null, redo: future[0]?.name ?? null }
}

/** Ids of earlier versions, which no new question may take. */
export const useUsedIds = (): ReadonlySet<string> => useAtomValue(usedIdsAtom)

/** Fresh ids that neither this draft nor any version ever used. */
export const useNewId = (): (() => string) => {
  const definition = useAtomValue(definitionAtom)
  const usedIds = useAtomValue(usedIdsAtom)
  return useCallback(() => newQuestionId(new Set([...usedIds, ...allIds(definition)])), [definition, usedIds])
}
