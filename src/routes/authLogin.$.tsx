import { createFileRoute } from '@tanstack/react-router'
import { ThirdPartyPage } from '#src/features/sign-in/third-party-page.tsx'

/** `/authLogin/{path}` (spec 2): where a third party leads back to. */
export const Route = createFileRoute('/authLogin/$')({ component: ThirdPartyPage })
