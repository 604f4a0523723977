import { createContext, use } from 'react'

interface SignedInTools {
  readonly openPalette: () => void
  readonly openShortcuts: () => void
}

export const SignedInContext = createContext<SignedInTools | null>(null)

/** Opens what every signed-in page has. */
export const useSignedIn = (): SignedInTools => {
  const tools = use(SignedInContext)
  if (!tools) throw new Error('This is only on pages of somebody who is signed in')
  return tools
}
