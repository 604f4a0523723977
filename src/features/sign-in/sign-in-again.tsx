import { lazy, Suspense, useEffect } from 'react'
import { useSignInAgain } from '#src/state/sign-in-again.atoms.ts'

const load = () => import('./sign-in-again-dialog.tsx')
const SignInAgainDialog = lazy(load)

/** The session has ended over a page with unsaved work: a sign-in in its place, and the page goes on as it was (ADR 0044). */
export function SignInAgain() {
  const question = useSignInAgain()
  // It weighs as much as a page and is hardly ever asked for, but then it must be there: an update may have taken it away.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 10_000)
    return () => clearTimeout(timer)
  }, [])
  return (
    question && (
      <Suspense>
        <SignInAgainDialog onLeave={question.leave} />
      </Suspense>
    )
  )
}
