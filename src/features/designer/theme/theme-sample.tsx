import type { CSSProperties } from 'react'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { buttonVariables } from '#shared/theme/variables'
import { useT } from '#src/i18n/use-t.ts'
import { themeStyle } from '../themed-paper.tsx'

/** A theme at a glance: a small form drawn with its own colours and corners. Seen only; what it is called stands beside it. */
export const ThemeSample = ({ theme, scheme }: { theme: FormTheme; scheme: Scheme }) => {
  const t = useT('theme')
  return (
    <div
      aria-hidden="true"
      data-theme={scheme}
      style={themeStyle(theme, scheme)}
      className="overflow-hidden bg-(image:--form-picture) bg-desk bg-center bg-cover px-4 pt-4 text-start text-ink"
    >
      <div className="flex flex-col gap-2 rounded-t-lg border border-hairline border-b-0 bg-paper p-3">
        <div className="truncate font-semibold text-xs">{t('sample.title')}</div>
        <div className="h-4 rounded-md border border-control bg-paper" />
        <div className="flex gap-3">
          {[true, false].map((chosen) => (
            <span key={String(chosen)} className="flex flex-1 items-center gap-1">
              <span
                className={`grid size-3 shrink-0 place-items-center rounded-full border ${chosen ? 'border-accent-solid bg-accent-solid' : 'border-control bg-paper'}`}
              >
                {chosen && <span className="size-1 rounded-full bg-accent-on" />}
              </span>
              <span className="h-1 flex-1 rounded-full bg-hairline" />
            </span>
          ))}
        </div>
        {/* React's types know no custom properties. */}
        <div style={buttonVariables(theme, scheme) as CSSProperties}>
          <span className="inline-block rounded-md bg-accent-solid px-3 text-accent-on text-xs">
            {t('sample.submit')}
          </span>
        </div>
      </div>
    </div>
  )
}
