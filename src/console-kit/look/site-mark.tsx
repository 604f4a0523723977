import { useQuery } from '@tanstack/react-query'
import { siteInfoQueryOptions } from '#src/api/site-info.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { ProductMark } from './product-mark.tsx'

/** The picture in the theme configuration, else the site's own, else the product's. */
export function SiteMark({ size }: { size: number }) {
  const globalLogo = useThemeSetting('globalLogo')
  const site = useQuery(siteInfoQueryOptions).data
  const picture = globalLogo || site?.logoImg
  if (!picture) return <ProductMark size={size} />
  return <img src={picture} alt="" style={{ width: size, height: size }} className="shrink-0 object-contain" />
}
