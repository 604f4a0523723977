import { SwitchSetting, useT } from '#sdk/designer'

/** Whether respondents see how everybody has answered. Texts: `votes`, `votes.hint`. */
export const VotesSetting = ({
  value,
  onChange,
}: {
  value: boolean | undefined
  onChange: (next: true | undefined) => void
}) => {
  const t = useT()
  return (
    <SwitchSetting
      label={t('votes')}
      hint={t('votes.hint')}
      value={value ?? false}
      onChange={(next) => onChange(next || undefined)}
    />
  )
}
