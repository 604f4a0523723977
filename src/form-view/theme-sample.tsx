import { artPath } from '#shared/theme/art'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { ArtDrawing } from './sheet-head.tsx'
import { buttonStyle, themeStyle } from './theme-style.ts'

interface SampleProps {
  readonly theme: FormTheme
  readonly scheme: Scheme
  /** What stands for a form's title, and on its button. */
  readonly title: string
  readonly submit: string
}

/** A theme at a glance: a small form drawn with its own colours and corners. Seen only; what it is called stands beside it. */
export const ThemeSample = ({ theme, scheme, title, submit }: SampleProps) => {
  const art = artPath(theme)
  return (
    <div
      aria-hidden="true"
      data-theme={scheme}
      style={themeStyle(theme, scheme)}
      className="overflow-hidden bg-(image:--form-picture) bg-desk bg-center bg-cover px-4 pt-4 text-start text-ink"
    >
      <div className="flex flex-col gap-2 overflow-hidden rounded-t-lg border border-hairline border-b-0 bg-paper p-3">
        {art !== null && <ArtDrawing path={art} className="-mx-3 -mt-3 h-8" />}
        <div className="truncate font-semibold text-xs">{title}</div>
        {/* As fields of the sheet are (styles/parts.css). */}
        <div className="h-4 rounded-(--form-corner,var(--ds-radius-md)) border-control border-solid bg-(--form-well,var(--ds-paper)) [border-width:var(--form-edge,1px)]" />
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
        <div style={buttonStyle(theme, scheme)}>
          <span className="inline-block rounded-md bg-accent-solid px-3 text-accent-on text-xs">{submit}</span>
        </div>
      </div>
    </div>
  )
}

/** As much of a theme as a row has room for: desk, sheet, accent, ink and button. */
export const ThemeSlip = ({ theme, scheme }: Pick<SampleProps, 'theme' | 'scheme'>) => (
  <span
    aria-hidden="true"
    data-theme={scheme}
    style={themeStyle(theme, scheme)}
    className="flex rounded-md border border-hairline bg-desk px-2 py-1"
  >
    <span className="flex flex-1 items-center gap-2 rounded-sm bg-paper px-2 py-1">
      <span className="size-2 rounded-full bg-accent-solid" />
      <span className="h-1 flex-1 rounded-full bg-ink" />
      <span style={buttonStyle(theme, scheme)}>
        <span className="block h-2 w-4 rounded-sm bg-accent-solid" />
      </span>
    </span>
  </span>
)
