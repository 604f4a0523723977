import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteInfoQueryOptions } from '#src/api/site-info.ts'
import { useT } from '#src/i18n/use-t.ts'

/** `page · product`, or `page · form · product` (ux C6). */
export const usePageTitle = (...parts: readonly string[]): void => {
  const product = useProductName()
  const title = [...parts.filter((part) => part !== ''), product].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The name the site gave itself, else the product's own. */
export const useProductName = (): string => {
  const t = useT('common')
  return useQuery(siteInfoQueryOptions).data?.name || t('product')
}
