import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Endpoint } from '#shared/contract/endpoint'
import { call } from '../../api/call.ts'
import type { CallArguments } from '../../api/client.ts'
import { dataKey } from '../../api/data-key.ts'

/**
 * What an endpoint of the contract (`#shared/contract/*`) answers, kept up to date: asked again when the page is shown and
 * after an action that changes it. While another page of a list loads, the former stays on screen.
 * A failure is in the result, for `<ErrorState error={…} onRetry={…} />`; nothing is told by a toast.
 * @param args parameters of the path, query and body; `enabled: false` waits
 */
export const useData = <Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  args: CallArguments<Params, Query, Body>,
  { enabled = true }: { enabled?: boolean } = {},
) => useQuery({ ...optionsOf(endpoint, args), enabled, placeholderData: keepPreviousData })

/** The same, asked by a handler: `const load = useLazyData(getUser); await load({ params: { id } })`. */
export const useLazyData = <Params, Query, Body, Data>(endpoint: Endpoint<Params, Query, Body, Data>) => {
  const queryClient = useQueryClient()
  return useCallback(
    (args: CallArguments<Params, Query, Body>): Promise<Data> =>
      queryClient.fetchQuery({ ...optionsOf(endpoint, args), staleTime: 0 }),
    [queryClient, endpoint],
  )
}

const optionsOf = <Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  args: CallArguments<Params, Query, Body>,
) =>
  queryOptions({
    queryKey: [...dataKey(endpoint), { params: args.params, query: args.query, body: args.body }],
    queryFn: ({ signal }) =>
      // The compiler cannot know that arguments of an open type satisfy `call`, which may leave them out altogether.
      call<Params, Query, Body, Data>(endpoint, ...([{ ...args, signal, quiet: true }] as never)),
  })
