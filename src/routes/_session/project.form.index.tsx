import { createFileRoute, Navigate } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/project/form/')({
  component: function FormIndex() {
    return <Navigate to="/project/form/editor" search={Route.useSearch()} replace />
  },
})
