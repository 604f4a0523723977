import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { siteInfoQueryOptions } from '#src/api/site-info.ts'
import { useProductName } from '#src/router/title.ts'
import { useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { ProductMark } from '../product-mark.tsx'

/** Mark and name of the installation, 50 px high: the way home. Folded it is the mark alone. */
export function Logo({ isFolded = false }: { isFolded?: boolean }) {
  const product = useProductName()
  const { globalTitle, globalLogo } = useThemeConfig()
  const site = useQuery(siteInfoQueryOptions).data
  const picture = globalLogo || site?.logoImg
  const name = globalTitle || product
  return (
    <Link
      to="/"
      aria-label={isFolded ? name : undefined}
      className="flex min-h-12 min-w-0 items-center gap-2 rounded-md px-2 font-semibold text-ink text-lg no-underline"
    >
      {picture ? <img src={picture} alt="" className="size-6 shrink-0 object-contain" /> : <ProductMark />}
      {!isFolded && <span className="truncate">{name}</span>}
    </Link>
  )
}
