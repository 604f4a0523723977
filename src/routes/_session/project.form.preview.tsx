import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { questionIdSchema } from '#shared/contract/form-definition'
import { PreviewPage } from '#src/features/designer/preview/preview-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/preview')({
  errorComponent: CrashState,
  validateSearch: z.object({ question: questionIdSchema.optional().catch(undefined) }),
  component: function Preview() {
    return <PreviewPage questionId={Route.useSearch().question} />
  },
})
