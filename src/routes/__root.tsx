import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Redirect } from '#src/router/redirect.tsx'
import type { RouterContext } from '#src/router/router.ts'
import { CrashScreen } from '#src/shell/crash-screen.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: () => <Redirect to="/404" />,
  errorComponent: CrashScreen,
})
