import { createFileRoute, redirect } from '@tanstack/react-router'
import { fileIdSchema } from '#shared/contract/file'
import { FilePage } from '#src/features/responses/file-page.tsx'
import { Plain } from '#src/shell/plain-screens.tsx'

/** Who is not signed in signs in first, and comes back here. */
export const Route = createFileRoute('/_session/file/$id')({
  beforeLoad: ({ params }) => {
    if (!fileIdSchema.safeParse(params.id).success) throw redirect({ to: '/404', replace: true })
  },
  component: function File() {
    const { id } = Route.useParams()
    return (
      <Plain>
        <FilePage key={id} fileId={id} />
      </Plain>
    )
  },
})
