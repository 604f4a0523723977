import { createFileRoute } from '@tanstack/react-router'
import { StatisticsPage } from '#src/features/statistics/statistics-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/statistics')({
  errorComponent: CrashState,
  component: function Statistics() {
    const { key } = Route.useSearch()
    return key === undefined ? null : <StatisticsPage formKey={key} />
  },
})
