import { createFileRoute } from '@tanstack/react-router'
import { DesignerPage } from '#src/features/designer/editor/designer-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/editor')({
  errorComponent: CrashState,
  component: DesignerPage,
})
