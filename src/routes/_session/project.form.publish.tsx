import { createFileRoute } from '@tanstack/react-router'
import { PublishPage } from '#src/features/publish/publish-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/publish')({
  errorComponent: CrashState,
  component: function Publish() {
    const { key } = Route.useSearch()
    return key === undefined ? null : <PublishPage formKey={key} />
  },
})
