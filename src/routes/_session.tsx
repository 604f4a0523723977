import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSession } from '#src/router/guards.ts'
import { CrashScreen } from '#src/shell/crash-screen.tsx'
import { StartingScreen } from '#src/shell/plain-screens.tsx'

export const Route = createFileRoute('/_session')({
  beforeLoad: requireSession,
  component: Outlet,
  pendingComponent: StartingScreen,
  errorComponent: CrashScreen,
})
