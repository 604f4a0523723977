import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getSetting, saveSetting } from '#shared/contract/setting'
import type { Json } from '#shared/form/definition'
import { call } from './call.ts'
import { stale } from './stale.ts'

const settingQueryOptions = (key: string) =>
  queryOptions({
    queryKey: ['setting', key],
    queryFn: ({ signal }) => call(getSetting, { params: { key }, signal, quiet: true }),
    staleTime: stale.never,
    // A list without the person's arrangement is better than no list: it goes on with the defaults.
    retry: false,
    meta: { inBackground: true },
  })

/** Dragging a column's edge changes the setting with every step. */
const pauseMs = 600
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * What the person keeps under a key, on the server, for themselves. A change shows at once and is stored after a pause.
 *
 * @param read turns anything that was stored, by whatever version, into a value; must be stable
 * @returns `isLoaded` also when it could not be read
 */
export const useSetting = <Value extends object>(
  key: string,
  read: (stored: unknown) => Value,
): { value: Value; isLoaded: boolean; save: (next: Value) => void } => {
  const queryClient = useQueryClient()
  const { data, isPending } = useQuery({ ...settingQueryOptions(key), select: read })
  const save = useCallback(
    (next: Value) => {
      // Through JSON: what is shown now is what is read back later.
      const value: Json = JSON.parse(JSON.stringify(next))
      queryClient.setQueryData(settingQueryOptions(key).queryKey, value)
      clearTimeout(waiting.get(key))
      waiting.set(
        key,
        setTimeout(() => {
          waiting.delete(key)
          void call(saveSetting, { params: { key }, body: { value } }).catch(() => undefined)
        }, pauseMs),
      )
    },
    [queryClient, key],
  )
  return { value: data ?? read(null), isLoaded: !isPending, save }
}
