import { createFileRoute } from '@tanstack/react-router'
import { DraftCheck } from '#src/features/designer/draft/draft-check.tsx'
import { PublishPage } from '#src/features/publish/publish-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/publish')({
  errorComponent: CrashState,
  component: function Publish() {
    const { key } = Route.useSearch()
    if (key === undefined) return null
    return <DraftCheck>{(check) => <PublishPage formKey={key} {...check} />}</DraftCheck>
  },
})
