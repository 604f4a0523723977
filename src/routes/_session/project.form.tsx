import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { formKeySchema } from '#shared/contract/form'
import { DraftCheck } from '#src/features/designer/draft/draft-check.tsx'
import { OpenFormProvider } from '#src/features/designer/draft/open-form-provider.tsx'
import { PublishButton } from '#src/features/publish/publish-button.tsx'
import { FormFrame } from '#src/shell/form-frame.tsx'

export const Route = createFileRoute('/_session/project/form')({
  validateSearch: z.object({ key: formKeySchema.optional().catch(undefined) }),
  beforeLoad: ({ search }) => {
    if (search.key === undefined) throw redirect({ to: '/404', replace: true })
  },
  component: function FormArea() {
    const { key = '' } = Route.useSearch()
    return (
      <FormFrame formKey={key}>
        {/* Above the tabs: what one of them changes is what the next one shows. */}
        <OpenFormProvider key={key} formKey={key}>
          <PublishButton formKey={key} withDraft={(children) => <DraftCheck>{children}</DraftCheck>} />
          <Outlet />
        </OpenFormProvider>
      </FormFrame>
    )
  },
})
