import { createFileRoute } from '@tanstack/react-router'

/** `/test` (spec 2) does nothing: a page for trying things out has no place in a product (T38). */
export const Route = createFileRoute('/test')({ component: () => <main className="min-h-dvh" /> })
