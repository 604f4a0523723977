import { atom, useAtomValue } from 'jotai'
import { appStore } from '#src/state/app-store.ts'

const fullPageAtom = atom(false)

/** Whether the page has the window for itself (tag menu, "full screen"). Not kept: a reload brings the shell back. */
export const useFullPage = (): boolean => useAtomValue(fullPageAtom, { store: appStore })

export const setFullPage = (isFull: boolean): void => appStore.set(fullPageAtom, isFull)
