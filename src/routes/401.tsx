import { createFileRoute } from '@tanstack/react-router'
import { NoAccessScreen } from '#src/shell/plain-screens.tsx'

export const Route = createFileRoute('/401')({ component: NoAccessScreen })
