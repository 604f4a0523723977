import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'

/**
 * A screen's state in the address (ux C7). The schema heals bad values by `.catch`; what equals a default is left out of
 * the address. A change replaces the history entry when `replace` is set (typing), else Back undoes it.
 */
export const useSearchState = <State extends Record<string, string | number>>(
  schema: z.ZodType<State>,
): [State, (change: Partial<State>, options?: { replace?: boolean }) => void] => {
  const search: unknown = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => schema.parse(search), [schema, search])
  const change = useCallback(
    (part: Partial<State>, { replace = false } = {}) => {
      const defaults = schema.parse({})
      const next = Object.entries({ ...state, ...part }).filter(([key, value]) => value !== defaults[key])
      void navigate({ to: '.', search: Object.fromEntries(next), replace, resetScroll: false })
    },
    [navigate, schema, state],
  )
  return [state, change]
}
