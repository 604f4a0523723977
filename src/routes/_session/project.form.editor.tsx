import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { questionIdSchema } from '#shared/contract/form-definition'
import { DesignerPage } from '#src/features/designer/editor/designer-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/editor')({
  errorComponent: CrashState,
  validateSearch: z.object({ question: questionIdSchema.optional().catch(undefined) }),
  component: function Editor() {
    return <DesignerPage questionId={Route.useSearch().question} />
  },
})
