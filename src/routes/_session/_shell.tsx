import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ShellLayout } from '#src/shell/shell-layout.tsx'

export const Route = createFileRoute('/_session/_shell')({
  component: () => (
    <ShellLayout>
      <Outlet />
    </ShellLayout>
  ),
})
