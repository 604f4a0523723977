import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/project/form/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/project/form/editor', search, replace: true })
  },
})
