import { useQuery } from '@tanstack/react-query'
import { siteInfoQueryOptions } from '#src/api/site-info.ts'
import { useProductName } from '#src/router/title.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'

/** Copyright below the page (spec 2, drawer: footer). */
export function Footer() {
  const product = useProductName()
  const copyright = useThemeSetting('copyright')
  const site = useQuery(siteInfoQueryOptions).data
  return (
    <footer className="mt-auto px-gutter py-4 text-center text-muted text-sm print:hidden">
      {copyright || site?.copyright || `© ${new Date().getFullYear()} ${product}`}
    </footer>
  )
}
