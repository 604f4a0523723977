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
  hints,
  onChange,
}: ChoiceCount & {
  /** How many options there are. */
  readonly total: number
  /** What a limit means for the type. */
  readonly hints?: { readonly min: string; readonly max: string } | undefined
  readonly onChange: (change: { min: number | undefined } | { max: number | undefined }) => void
}) => {
  const t = useT()
  return (
    <>
      <NumberSetting
        label={t('min')}
        hint={hints?.min}
        value={min}
        min={1}
        max={max ?? total}
        onChange={(next) => onChange({ min: next })}
      />
      <NumberSetting
        label={t('max')}
        hint={hints?.max}
        value={max}
        min={min ?? 1}
        max={total}
        onChange={(next) => onChange({ max: next })}
      />
    </>
  )
}
