import { SwitchSetting, useT } from '#sdk/designer'

/** Whether every respondent sees the options in an order of their own. Texts: `shuffle`, `shuffle.hint`. */
export const ShuffleSetting = ({
  value,
  onChange,
}: {
  value: boolean | undefined
  /** Undefined: the author's order. */
  onChange: (next: true | undefined) => void
}) => {
  const t = useT()
  return (
    <SwitchSetting
      label={t('shuffle')}
      hint={t('shuffle.hint')}
      value={value ?? false}
      onChange={(next) => onChange(next || undefined)}
    />
  )
}
