import { createFileRoute } from '@tanstack/react-router'
import { UpcomingTab } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/project/form/workflow')({
  component: () => <UpcomingTab title="upcoming.formWorkflow" />,
})
