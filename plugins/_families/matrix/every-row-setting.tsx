import { SwitchSetting, useT } from '#sdk/designer'

/** Whether an answer that is given at all must say something in each row. */
export const EveryRowSetting = ({ value, onChange }: { value: boolean; onChange: (next: boolean) => void }) => {
  const t = useT()
  return (
    <SwitchSetting label={t('requireEveryRow')} hint={t('requireEveryRow.hint')} value={value} onChange={onChange} />
  )
}
