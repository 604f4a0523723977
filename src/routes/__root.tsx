import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/router/router.ts'
import { CrashScreen } from '#src/shell/crash-screen.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: () => <Navigate to="/404" replace />,
  errorComponent: CrashScreen,
})
