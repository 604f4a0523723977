/** What the stories of whole screens stand in: the console's texts, a router whose links lead nowhere, no server. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Spinner } from '#ds/spinner'
import { readSiteInfo, siteInfoQueryOptions } from '#src/api/site-info.ts'
import { providersQueryOptions } from '#src/features/sign-in/provider-ways.tsx'
import { changeLanguage, initI18n } from '#src/i18n/init.ts'
import { fallbackLanguage } from '#src/i18n/languages.ts'
import { currentUserQueryOptions } from '#src/session/current-user.ts'

/** Language of the switch above the story (`?lang=`), else the source's. */
export const storyLanguage = (): string => new URLSearchParams(location.search).get('lang') ?? fallbackLanguage

/** A piece of the console. Only such pieces as are given their data: nothing here answers a request. */
export const ConsoleScreen = ({ children }: { children: ReactNode }) => {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void startTexts().then(() => setReady(true))
  }, [])
  const queryClient = useMemo(createQueryClient, [])
  const router = useMemo(
    () =>
      createRouter({
        routeTree: createRootRoute({ component: () => children }),
        history: createMemoryHistory({ initialEntries: ['/'] }),
        defaultNotFoundComponent: () => null,
      }),
    [children],
  )
  if (!isReady) return <Spinner />
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** The site has no name and no providers of its own, somebody is signed in, and nobody is asked for it. */
const createQueryClient = (): QueryClient => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(siteInfoQueryOptions.queryKey, readSiteInfo(''))
  queryClient.setQueryData(providersQueryOptions.queryKey, [])
  queryClient.setQueryData(currentUserQueryOptions.queryKey, someone)
  return queryClient
}

const someone = {
  user: { id: '1', userName: 'wang', nickName: '王小明', avatar: '' },
  roles: ['user'],
  permissions: [],
}

/** i18next is one for the document; it is started by the first story and follows the switch afterwards. */
const startTexts = async (): Promise<void> => {
  started ??= initI18n(storyLanguage())
  await started
  await changeLanguage(storyLanguage())
}
let started: Promise<void> | null = null
