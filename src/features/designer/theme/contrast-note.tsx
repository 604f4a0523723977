import { Callout } from '#ds/callout'
import { contrast } from '#shared/theme/color'
import { deriveColors, type Repair } from '#shared/theme/derive'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { useT } from '#src/i18n/use-t.ts'

/** What was chosen and is shown a little lighter or darker, because it could not be read as it is (ux D18). */
export const ContrastNote = ({ theme, scheme }: { theme: FormTheme; scheme: Scheme }) => {
  const t = useT('theme')
  const { repairs, tokens } = deriveColors(theme, scheme)
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {repairs.map(({ of, chosen, used }) => (
        <Callout key={of} tone="warning" title={t(`contrast.${of}`)}>
          <p>{t(scheme === 'dark' ? 'contrast.textDark' : 'contrast.text')}</p>
          <dl className="mt-2 grid grid-cols-2 gap-3">
            <Sample of={of} label={t('contrast.chosen')} color={chosen} paper={tokens.paper} />
            <Sample of={of} label={t('contrast.used')} color={used} paper={tokens.paper} />
          </dl>
        </Callout>
      ))}
    </div>
  )
}

const Sample = ({ of, label, color, paper }: { of: Repair['of']; label: string; color: string; paper: string }) => {
  // A paper carries ink; an accent carries words of its own and stands on the paper.
  const [ground, mark] = of === 'paper' ? [color, bestOn(color)] : [paper, color]
  return (
    <div className="min-w-0">
      <dt className="text-sm">{label}</dt>
      <dd className="mt-1">
        {/* Drawn, not written: what cannot be read is shown here on purpose. */}
        <span
          aria-hidden="true"
          className="flex flex-col gap-2 rounded-md border border-control p-3 forced-color-adjust-none"
          style={{ backgroundColor: ground }}
        >
          <span className="flex min-h-6 items-center justify-center rounded-md" style={{ backgroundColor: mark }}>
            <span className="h-1 w-1/2 rounded-full" style={{ backgroundColor: bestOn(mark) }} />
          </span>
          <span className="h-1 w-3/4 rounded-full" style={{ backgroundColor: mark }} />
        </span>
        <span className="text-sm tabular-nums">
          {color} · {contrast(ground, mark).toFixed(1)}:1
        </span>
      </dd>
    </div>
  )
}

const bestOn = (ground: string): string =>
  contrast(ground, '#ffffff') > contrast(ground, '#000000') ? '#ffffff' : '#000000'
