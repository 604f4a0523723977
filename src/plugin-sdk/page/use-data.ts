import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Endpoint } from '#shared/contract/endpoint'
import { call } from '../../api/call.ts'
import type { CallArguments } from '../../api/client.ts'
import { dataKey } from '../../api/data-key.ts'
import { useLanguage } from '../../i18n/use-t.ts'

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
) => {
  const language = useLanguage()
  return useQuery({ ...optionsOf(endpoint, args, language), enabled, placeholderData: keepPreviousData })
}

/**
 * The same, asked by a handler: `const load = useLazyData(getUser); await load({ params: { id } })`. What it brings is
 * what `useData` shows from then on.
 */
export const useLazyData = <Params, Query, Body, Data>(endpoint: Endpoint<Params, Query, Body, Data>) => {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useCallback(
    (args: CallArguments<Params, Query, Body>): Promise<Data> =>
      queryClient.fetchQuery({ ...optionsOf(endpoint, args, language), staleTime: 0 }),
    [queryClient, endpoint, language],
  )
}

const optionsOf = <Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  args: CallArguments<Params, Query, Body>,
  language: string,
) =>
  queryOptions({
    // The server names what the product brings along in the language of whoever asks.
    queryKey: [...dataKey(endpoint), { params: args.params, query: args.query, body: args.body }, language],
    queryFn: ({ signal }) =>
      // The compiler cannot know that arguments of an open type satisfy `call`, which may leave them out altogether.
      call<Params, Query, Body, Data>(endpoint, ...([{ ...args, signal, quiet: true }] as never)),
  })
