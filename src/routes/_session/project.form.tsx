import { createFileRoute, Navigate, Outlet } from '@tanstack/react-router'
import { z } from 'zod'
import { formKeySchema } from '#shared/contract/form'
import { FormFrame } from '#src/shell/form-frame.tsx'

export const Route = createFileRoute('/_session/project/form')({
  validateSearch: z.object({ key: formKeySchema.optional().catch(undefined) }),
  component: function FormArea() {
    const { key } = Route.useSearch()
    if (key === undefined) return <Navigate to="/404" replace />
    return (
      <FormFrame formKey={key}>
        <Outlet />
      </FormFrame>
    )
  },
})
