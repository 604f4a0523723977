import { atom, useAtomValue } from 'jotai'
import { appStore } from './app-store.ts'

/** True once another tab of this browser signed in as somebody else: this tab then stops. */
const otherUserAtom = atom(false)

export const useOtherUser = (): boolean => useAtomValue(otherUserAtom, { store: appStore })

export const markOtherUser = (): void => appStore.set(otherUserAtom, true)
