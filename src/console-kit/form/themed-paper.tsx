import type { ReactNode } from 'react'
import { artPath } from '#shared/theme/art'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { SheetHead } from '#src/form-view/sheet-head.tsx'
import { themeStyle } from '#src/form-view/theme-style.ts'

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** The sheet of a form on its desk, in the look respondents get. On a tablet the desk is the screen, on a phone the sheet. */
export const ThemedPaper = ({
  theme,
  scheme,
  device,
  children,
}: {
  theme: FormTheme
  scheme: Scheme
  device: Device
  children: ReactNode
}) => (
  <div
    data-theme={scheme}
    data-surface="paper"
    style={themeStyle(theme, scheme)}
    className={`min-h-full bg-(image:--form-picture) bg-desk bg-center bg-cover p-4 text-ink sm:p-6 ${device === 'tablet' ? 'mx-auto max-w-192 ring-1 ring-hairline' : ''}`}
  >
    <div
      className={`@container mx-auto rounded-lg border border-hairline bg-paper ${device === 'phone' ? 'max-w-[375px] p-5' : 'max-w-[720px] p-6 sm:p-10'}`}
    >
      <SheetHead
        {...theme}
        art={artPath(theme)}
        bleed={
          device === 'phone' ? '-mx-5 -mt-5 mb-6 rounded-t-lg' : '-mx-6 -mt-6 mb-8 rounded-t-lg sm:-mx-10 sm:-mt-10'
        }
      />
      {children}
    </div>
  </div>
)
