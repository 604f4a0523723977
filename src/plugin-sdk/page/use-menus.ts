import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { currentUserQueryOptions, menuQueryOptions } from '../../session/current-user.ts'

/** The title of a menu as people read it: those of the first start are keys of the shell's texts, others are the text. */
export const useMenuTitle = (): ((title: string) => string) => {
  const t = useT('shell')
  return useCallback((title) => t(title, { defaultValue: title }), [t])
}

/** To be called after a change of menus, or of what the person may do: their own menu and permissions are asked anew. */
export const useMenuChanged = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all(
      [menuQueryOptions, currentUserQueryOptions].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )
  }, [queryClient])
}
