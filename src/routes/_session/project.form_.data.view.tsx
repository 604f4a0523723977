import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/project/form_/data/view')({
  component: () => <UpcomingPlainScreen title="upcoming.dataView" />,
})
