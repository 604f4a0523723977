import { NumberSetting, SwitchSetting, useT } from '#sdk/designer'

/** How long it is held for who fills in, in minutes, and whether respondents see what is left. Texts of the type: as in `goods-select`. */
export const HoldSetting = <Options extends { hold: number; showLeft: boolean }>({
  options,
  onChange,
  showLeftHint,
}: {
  options: Options
  onChange: (next: Options) => void
  showLeftHint?: string
}) => {
  const t = useT()
  return (
    <>
      <NumberSetting
        label={t('hold')}
        hint={t('hold.hint')}
        required
        value={options.hold}
        min={0}
        max={60}
        onChange={(hold) => onChange({ ...options, hold })}
      />
      <SwitchSetting
        label={t('showLeft')}
        {...(showLeftHint !== undefined && { hint: showLeftHint })}
        value={options.showLeft}
        onChange={(showLeft) => onChange({ ...options, showLeft })}
      />
    </>
  )
}
