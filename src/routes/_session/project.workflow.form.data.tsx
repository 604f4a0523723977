import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/project/workflow/form/data')({
  component: () => <UpcomingPlainScreen title="upcoming.workflowData" />,
})
