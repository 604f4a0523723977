import { useState } from 'react'

interface RecordQuery<Row> {
  readonly data: Row | undefined
  readonly isFetching: boolean
  readonly refetch: () => Promise<{ readonly data?: Row | undefined }>
}

/**
 * A record as it was when its form opened. What is fetched later, because the window came back or an action changed it,
 * would replace what a person is typing; only they can ask for it.
 * @param known what the list shows of it, if that is all of it: the form is there at once, and closing it gives the focus
 *   back to the row. Who saves something older than the server has is told so.
 * @returns undefined until it is there; mount the form anew when `version` of it changes
 */
export const useOpenedRecord = <Row extends object>(
  query: RecordQuery<Row>,
  known?: Row | undefined,
): { readonly record: Row | undefined; readonly reload: () => void } => {
  const [record, setRecord] = useState(known)
  // Not what an earlier opening left in the cache, while the newer one is still on its way.
  if (record === undefined && query.data !== undefined && !query.isFetching) setRecord(query.data)
  return {
    record,
    reload: () => void query.refetch().then(({ data }) => data !== undefined && setRecord(data)),
  }
}
