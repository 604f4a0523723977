import { artPath } from '#shared/theme/art'
import { artIds, type FormTheme, type Scheme } from '#shared/theme/form-theme'
import { ArtDrawing } from './sheet-head.tsx'
import { themeStyle } from './theme-style.ts'

interface ArtChoiceProps {
  readonly theme: FormTheme
  readonly scheme: Scheme
  readonly nameOf: (art: FormTheme['art']) => string
  readonly onChange: (art: FormTheme['art']) => void
}

/** The drawings for the top of a sheet, each shown as it will be; which one stands there, or none. */
export const ArtChoice = ({ theme, scheme, nameOf, onChange }: ArtChoiceProps) => (
  <div data-theme={scheme} style={themeStyle(theme, scheme)} className="grid grid-cols-3 gap-2">
    {[null, ...artIds].map((art) => {
      const path = artPath({ art, headImage: null })
      const name = nameOf(art)
      const isChosen = theme.art === art
      return (
        <button
          key={name}
          type="button"
          aria-pressed={isChosen}
          aria-label={name}
          title={name}
          className={`flex h-10 items-center justify-center overflow-hidden rounded-md border bg-paper text-muted text-xs ${isChosen ? 'border-accent-solid ring-1 ring-accent-solid' : 'border-hairline hover:border-control'}`}
          onClick={() => onChange(art)}
        >
          {path === null ? name : <ArtDrawing path={path} className="size-full" />}
        </button>
      )
    })}
  </div>
)
