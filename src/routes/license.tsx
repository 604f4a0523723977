import { createFileRoute } from '@tanstack/react-router'
import { LicenceScreen } from '#src/shell/plain-screens.tsx'

export const Route = createFileRoute('/license')({ component: LicenceScreen })
