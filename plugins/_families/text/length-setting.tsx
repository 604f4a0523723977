import { NumberSetting, SwitchSetting, useT } from '#sdk/designer'

export interface LengthLimits {
  readonly minLength?: number
  readonly maxLength?: number
  readonly showCount: boolean
}

type Change = { minLength: number | undefined } | { maxLength: number | undefined } | { showCount: boolean }

/** How long a text may be, and whether whoever writes it sees the count. */
export const LengthSetting = ({
  minLength,
  maxLength,
  showCount,
  longest,
  onChange,
}: LengthLimits & {
  /** Of the type itself. */
  readonly longest: number
  readonly onChange: (change: Change) => void
}) => {
  const t = useT()
  return (
    <>
      <NumberSetting
        label={t('minLength')}
        value={minLength}
        min={1}
        max={maxLength ?? longest}
        onChange={(next) => onChange({ minLength: next })}
      />
      <NumberSetting
        label={t('maxLength')}
        value={maxLength}
        min={minLength ?? 1}
        max={longest}
        onChange={(next) => onChange({ maxLength: next })}
      />
      <SwitchSetting
        label={t('showCount')}
        hint={t('showCount.hint')}
        value={showCount}
        onChange={(next) => onChange({ showCount: next })}
      />
    </>
  )
}
