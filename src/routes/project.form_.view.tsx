import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/project/form_/view')({
  component: () => <UpcomingPlainScreen title="upcoming.formView" />,
})
