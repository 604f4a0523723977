import { useData, useLazyData } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import { type Chosen, idOf, useChosen } from './use-chosen.ts'

/** As many records as can be chosen at once: one page of the server. */
export const mostChosen = 1000

/** What an endpoint of lists answers. */
export interface Page<Row> {
  readonly records: readonly Row[]
  total: number
  current: number
  pages: number
}

/**
 * The rows of a list, what of them is chosen, and all the filters find.
 * @param query filters and page: `records.query`, with what else the endpoint asks for
 * @param narrowedBy `records.narrowedBy`
 */
export const usePages = <Row extends { readonly id: string }, Query extends { current?: unknown; size?: unknown }>(
  endpoint: Endpoint<undefined, Query, undefined, Page<Row>>,
  query: NoInfer<Query>,
  narrowedBy: string,
) => {
  // Arguments of an open type, as in the SDK: their `query` is that of the endpoint, which the parameter above says.
  const list = useData(endpoint, { query } as never)
  const load = useLazyData(endpoint)
  const chosen: Chosen<Row> = useChosen(list.data?.records, narrowedBy, idOf)
  const everything = async (): Promise<readonly Row[]> => {
    const all = await load({ query: { ...query, current: 1, size: mostChosen } } as never)
    return all.records
  }
  return { list, chosen, everything }
}
