import { createFileRoute } from '@tanstack/react-router'
import { ThemePage } from '#src/features/designer/theme/theme-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/theme')({
  errorComponent: CrashState,
  component: function Theme() {
    const { key } = Route.useSearch()
    return key === undefined ? null : <ThemePage formKey={key} />
  },
})
