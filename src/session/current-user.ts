import { queryOptions, useQuery } from '@tanstack/react-query'
import { getInfo, getRouters } from '#shared/contract/auth'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

/** Who is signed in. Quiet: the guard ignores a failure here (spec 2), and a 401 ends the session anyway. */
export const currentUserQueryOptions = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: ({ signal }) => call(getInfo, { signal, quiet: true }),
  meta: { inBackground: true },
  staleTime: stale.fiveMinutes,
})

/** The menu and the paths the server knows for this user. */
export const menuQueryOptions = queryOptions({
  queryKey: ['session', 'menu'],
  queryFn: ({ signal }) => call(getRouters, { signal, quiet: true }),
  meta: { inBackground: true },
  staleTime: stale.fiveMinutes,
})

export const useCurrentUser = () => useQuery(currentUserQueryOptions)
export const useMenu = () => useQuery(menuQueryOptions)
