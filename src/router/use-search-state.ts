import { useNavigate, useSearch } from '@tanstack/react-router'
import { use, useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { PageAddressContext } from './page-address.ts'

/**
 * A screen's state in the address (ux C7). The schema heals bad values by `.catch`; what equals a default is left out of
 * the address. A change replaces the history entry when `replace` is set (typing), else Back undoes it. A page in the
 * background keeps and changes its own address, never that of the page on screen.
 */
export const useSearchState = <State extends Record<string, string | number>>(
  schema: z.ZodType<State>,
): [State, (change: Partial<State>, options?: { replace?: boolean }) => void] => {
  const own = use(PageAddressContext)
  const shown: unknown = useSearch({ strict: false, select: (search) => (own ? undefined : search) })
  const search = own ? own.search : shown
  const write = own?.write
  const navigate = useNavigate()
  const state = useMemo(() => schema.parse(search), [schema, search])
  const change = useCallback(
    (part: Partial<State>, { replace = false } = {}) => {
      const next = (before: unknown) => {
        const defaults = schema.parse({})
        const changed = Object.entries({ ...schema.parse(before), ...part })
        return Object.fromEntries(changed.filter(([key, value]) => value !== defaults[key]))
      }
      if (write) write(next, { replace })
      else void navigate({ to: '.', search: next(search), replace, resetScroll: false })
    },
    [write, navigate, schema, search],
  )
  return [state, change]
}
