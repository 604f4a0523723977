import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '#src/features/sign-in/register-page.tsx'

export const Route = createFileRoute('/register')({ component: RegisterPage })
