import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/shell/plain-screens.tsx'

export const Route = createFileRoute('/404')({ component: NotFoundScreen })
