import { createFileRoute } from '@tanstack/react-router'
import { CrashState } from '#src/shell/crash-screen.tsx'
import { TabHost } from '#src/shell/tabs/tab-host.tsx'

/** Every path the server's menu names. */
export const Route = createFileRoute('/_session/_shell/$')({
  component: function Splat() {
    const { _splat = '' } = Route.useParams()
    return <TabHost pathname={`/${_splat}`} />
  },
  errorComponent: CrashState,
})
