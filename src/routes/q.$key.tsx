import { createFileRoute } from '@tanstack/react-router'
import { UpcomingPlainScreen } from '#src/shell/upcoming-screen.tsx'

export const Route = createFileRoute('/q/$key')({ component: () => <UpcomingPlainScreen title="upcoming.query" /> })
