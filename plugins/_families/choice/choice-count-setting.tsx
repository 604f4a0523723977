import { NumberSetting, useT } from '#sdk/designer'

export interface ChoiceCount {
  readonly min?: number
  readonly max?: number
}

/** How many of the options may be chosen; each limit keeps the other in reach. */
export const ChoiceCountSetting = ({
  min,
  max,
  total,
  withHints = false,
  onChange,
}: ChoiceCount & {
  /** How many options there are. */
  readonly total: number
  /** Where the type explains what a limit means for it: `min.hint`, `max.hint`. */
  readonly withHints?: boolean | undefined
  readonly onChange: (change: { min: number | undefined } | { max: number | undefined }) => void
}) => {
  const t = useT()
  return (
    <>
      <NumberSetting
        label={t('min')}
        hint={withHints ? t('min.hint') : undefined}
        value={min}
        min={1}
        max={max ?? total}
        onChange={(next) => onChange({ min: next })}
      />
      <NumberSetting
        label={t('max')}
        hint={withHints ? t('max.hint') : undefined}
        value={max}
        min={min ?? 1}
        max={total}
        onChange={(next) => onChange({ max: next })}
      />
    </>
  )
}
