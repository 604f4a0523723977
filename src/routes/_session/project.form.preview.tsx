import { createFileRoute } from '@tanstack/react-router'
import { PreviewPage } from '#src/features/designer/preview/preview-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/preview')({
  errorComponent: CrashState,
  component: PreviewPage,
})
