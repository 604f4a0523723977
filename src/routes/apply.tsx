import { createFileRoute } from '@tanstack/react-router'
import { ApplyPage } from '#src/features/sign-in/apply-page.tsx'

export const Route = createFileRoute('/apply')({ component: ApplyPage })
