import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SignInAgain } from '#src/features/sign-in/sign-in-again.tsx'
import { useRealtime } from '#src/realtime/use-realtime.ts'
import { requireSession } from '#src/router/guards.ts'
import { CrashScreen } from '#src/shell/crash-screen.tsx'
import { StartingScreen } from '#src/shell/plain-screens.tsx'
import { SignedIn } from '#src/shell/signed-in.tsx'

export const Route = createFileRoute('/_session')({
  beforeLoad: requireSession,
  component: function Session() {
    useRealtime()
    return (
      <>
        <SignedIn>
          <Outlet />
        </SignedIn>
        <SignInAgain />
      </>
    )
  },
  pendingComponent: StartingScreen,
  errorComponent: CrashScreen,
})
