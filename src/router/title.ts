import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteInfoQueryOptions } from '#src/api/site-info.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'

/** `page · product`, or `page · form · product` (ux C6). */
export const usePageTitle = (...parts: readonly string[]): void => {
  const product = useProductName()
  const title = [...parts.filter((part) => part !== ''), product].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The name in the theme configuration, else the one the site gave itself, else the product's own. */
export const useProductName = (): string => {
  const t = useT('common')
  const globalTitle = useThemeSetting('globalTitle')
  const site = useQuery(siteInfoQueryOptions).data
  return globalTitle || site?.name || t('product')
}
