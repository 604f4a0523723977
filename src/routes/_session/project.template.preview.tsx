import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/project/template/preview')({
  component: () => <UpcomingPlainScreen title="upcoming.templatePreview" />,
})
