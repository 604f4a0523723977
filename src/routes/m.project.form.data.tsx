import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/m/project/form/data')({
  component: () => <UpcomingPlainScreen title="upcoming.mobileData" />,
})
