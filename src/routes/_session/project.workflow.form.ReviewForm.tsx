import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/project/workflow/form/ReviewForm')({
  component: () => <UpcomingPlainScreen title="upcoming.workflowReview" />,
})
