import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { formKeySchema } from '#shared/contract/form'
import { TemplatePreviewPage } from '#src/features/templates/template-preview-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/template/preview')({
  validateSearch: z.object({ key: formKeySchema.optional().catch(undefined) }),
  beforeLoad: ({ search }) => {
    if (search.key === undefined) throw redirect({ to: '/404', replace: true })
  },
  errorComponent: CrashState,
  component: function TemplatePreview() {
    const { key = '' } = Route.useSearch()
    return <TemplatePreviewPage key={key} templateKey={key} />
  },
})
