import { Button } from '#ds/button'
import { useLanguage, useT } from '#sdk/ui'
import type { Held } from './use-held.ts'

/** What is held for this respondent and how long, or that it is not. Texts: `hold.…` of the type. */
export const HoldNotice = ({
  held: { state, until, again },
  isRefused = false,
}: {
  held: Held
  /** The question says already that it cannot be had. */
  isRefused?: boolean
}) => {
  const t = useT()
  const language = useLanguage()
  const time = until && new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(until)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
      <p role="status" className={state === 'held' ? 'text-muted text-sm' : 'text-danger-text text-sm'}>
        {state === 'held' && time && t('hold.until', { time })}
        {state === 'missing' && !isRefused && t('hold.missing')}
        {state === 'over' && t('hold.over')}
      </p>
      {state === 'over' && (
        <Button size="small" onClick={again}>
          {t('hold.again')}
        </Button>
      )}
    </div>
  )
}
