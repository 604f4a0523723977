import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/d/$key')({
  component: () => <UpcomingPlainScreen title="upcoming.dataCreate" />,
})
