import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/project/public/result')({
  component: () => <UpcomingPlainScreen title="upcoming.publicResult" />,
})
