import { useState } from 'react'

interface RecordQuery<Row> {
  readonly data: Row | undefined
  readonly isFetching: boolean
  readonly refetch: () => Promise<{ readonly data?: Row | undefined }>
}

/**
 * A record as it was when its form opened. What is fetched later, because the window came back or an action changed it,
 * would replace what a person is typing; only they can ask for it.
 * @param known what the list shows of it, if that is all of it: the form is there at once. Who saves something older than
 *   the server has is told so.
 * @returns undefined until it is there; `fetchLatest` asks what it is now, `take` makes that the opened one
 */
export const useOpenedRecord = <Row extends object>(query: RecordQuery<Row>, known?: Row | undefined) => {
  const [record, take] = useState(known)
  // Not what an earlier opening left in the cache, while the newer one is still on its way.
  if (record === undefined && query.data !== undefined && !query.isFetching) take(query.data)
  return { record, take, fetchLatest: async (): Promise<Row | undefined> => (await query.refetch()).data }
}
