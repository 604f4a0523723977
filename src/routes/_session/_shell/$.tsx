import { createFileRoute } from '@tanstack/react-router'
import { menuQueryOptions } from '#src/session/current-user.ts'
import { CrashState } from '#src/shell/crash-screen.tsx'
import { TabHost } from '#src/shell/tabs/tab-host.tsx'

/** Every path the server's menu names. */
export const Route = createFileRoute('/_session/_shell/$')({
  // Imported here and now: a loader is part of the start, what it asks for is not.
  loader: async ({ context, params: { _splat = '' } }) => {
    const menu = context.queryClient.getQueryData(menuQueryOptions.queryKey)
    // What does not come ahead is said by the screen itself; an error of the loader would take every open page away.
    await import('#src/shell/fetch-screen.ts').then(
      ({ fetchScreen }) => fetchScreen(menu, `/${_splat}`),
      () => undefined,
    )
  },
  component: function Splat() {
    const { _splat = '' } = Route.useParams()
    return <TabHost pathname={`/${_splat}`} search={Route.useSearch()} />
  },
  errorComponent: CrashState,
})
