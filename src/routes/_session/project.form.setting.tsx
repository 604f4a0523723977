import { createFileRoute } from '@tanstack/react-router'
import { UpcomingTab } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/_session/project/form/setting')({
  component: () => <UpcomingTab title="upcoming.formSetting" />,
})
