import { createFileRoute } from '@tanstack/react-router'
import { LogicPage } from '#src/features/designer/logic/logic-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/logic')({
  errorComponent: CrashState,
  component: function Logic() {
    const { key } = Route.useSearch()
    return key === undefined ? null : <LogicPage formKey={key} />
  },
})
