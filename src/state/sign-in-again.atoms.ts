import { atom, useAtomValue } from 'jotai'
import { appStore } from './app-store.ts'

/** Asked over a page that holds unsaved work, once its session has ended. */
interface SignInAgain {
  /** Gives the work up: to the sign-in page. */
  readonly leave: () => void
}

const signInAgainAtom = atom<SignInAgain | null>(null)

/** Null while the session lives, or nothing would be lost with it. */
export const useSignInAgain = (): SignInAgain | null => useAtomValue(signInAgainAtom, { store: appStore })

export const askToSignInAgain = (question: SignInAgain): void => appStore.set(signInAgainAtom, question)

export const forgetSignInAgain = (): void => appStore.set(signInAgainAtom, null)
