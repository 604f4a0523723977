import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteInfoQueryOptions } from '#src/api/site-info.ts'
import { LanguageSwitch, ThemeSwitch } from '#src/console-kit/look/look-switches.tsx'
import { SiteMark } from '#src/console-kit/look/site-mark.tsx'
import { useProductName } from '#src/router/title.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'

/** What the pages before signing in share: the product on a sheet of paper, language and appearance above it. */
export function AuthFrame({
  heading,
  beside,
  children,
}: {
  heading: string
  /** On wide screens, to the right of the sheet's text. */
  beside?: ReactNode
  children: ReactNode
}) {
  const product = useProductName()
  const background = useBackground()
  return (
    <div
      className="flex min-h-dvh flex-col bg-center bg-cover"
      style={background === null ? undefined : { backgroundImage: `url(${JSON.stringify(background)})` }}
    >
      <header className="flex items-center justify-end gap-1 p-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="grid flex-1 place-items-center px-4 pb-16">
        <div
          className={`grid w-full max-w-100 overflow-hidden rounded-lg border border-hairline bg-paper ${beside ? 'lg:max-w-220 lg:grid-cols-2' : 'sm:max-w-120'}`}
        >
          <div className="flex min-w-0 flex-col gap-6 p-8 sm:p-10">
            <div className="flex items-center gap-2 font-semibold text-lg">
              <SiteMark size={28} />
              {product}
            </div>
            <h1 className="font-semibold text-2xl">{heading}</h1>
            {children}
          </div>
          {beside}
        </div>
      </main>
    </div>
  )
}

/** A picture behind the sheet, of this site only (T28): the theme configuration's, else the one the site chose. */
const useBackground = (): string | null => {
  const own = useThemeSetting('backgroundImage')
  const site = useQuery(siteInfoQueryOptions).data
  const wanted = own || site?.backgroundImage || ''
  if (wanted === '' || !URL.canParse(wanted, location.href)) return null
  const address = new URL(wanted, location.href)
  return address.origin === location.origin ? address.href : null
}
