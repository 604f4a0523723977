import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Tooltip } from '#ds/tooltip'
import { useT } from '#src/i18n/use-t.ts'

/** Undo and redo, each with the name of the step it would take; null when there is none. */
export const HistoryTools = ({
  onTravel,
  ...steps
}: {
  undo: string | null
  redo: string | null
  onTravel: (direction: 'undo' | 'redo') => void
}) => {
  const t = useT('designer')
  return (
    <div role="toolbar" aria-label={t('history')} className="flex gap-1">
      {(['undo', 'redo'] as const).map((direction) => {
        const step = steps[direction]
        const label = step === null ? t(direction) : t(direction === 'undo' ? 'undo.step' : 'redo.step', { step })
        return (
          <Tooltip key={direction} text={label}>
            <Button
              variant="ghost"
              size="small"
              iconOnly
              aria-label={label}
              aria-disabled={step === null}
              className="aria-disabled:opacity-40"
              onClick={() => onTravel(direction)}
              iconStart={<Icon name={direction} size={16} />}
            />
          </Tooltip>
        )
      })}
    </div>
  )
}
