import { createFileRoute } from '@tanstack/react-router'
import { LicencePage } from '#src/features/licence/licence-page.tsx'

export const Route = createFileRoute('/license')({ component: LicencePage })
