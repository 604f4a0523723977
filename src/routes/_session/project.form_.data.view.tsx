import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { idSchema } from '#shared/contract/endpoint'
import { formKeySchema } from '#shared/contract/form'
import { RecordPage } from '#src/features/responses/record/record-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'
import { FormFrame } from '#src/shell/form-frame.tsx'

export const Route = createFileRoute('/_session/project/form_/data/view')({
  validateSearch: z.object({
    key: formKeySchema.optional().catch(undefined),
    id: idSchema.optional().catch(undefined),
  }),
  beforeLoad: ({ search }) => {
    if (search.key === undefined || search.id === undefined) throw redirect({ to: '/404', replace: true })
  },
  errorComponent: CrashState,
  component: function RecordView() {
    const { key = '', id = '' } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <FormFrame formKey={key}>
        {/* The next record starts anew: nothing typed for the one before may end up in it. */}
        <RecordPage
          key={id}
          formKey={key}
          dataId={id}
          onRemoved={() => void navigate({ to: '/project/form/data', search: { key }, replace: true })}
        />
      </FormFrame>
    )
  },
})
