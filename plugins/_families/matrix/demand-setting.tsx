import { SelectSetting, useT } from '#sdk/designer'
import { type Demand, demands } from './grid.ts'

/** What an answer that is given at all must hold. */
export const DemandSetting = ({ value, onChange }: { value: Demand; onChange: (next: Demand) => void }) => {
  const t = useT()
  return (
    <SelectSetting
      label={t('demand')}
      hint={t('demand.hint')}
      value={value}
      options={demands.map((id) => ({ id, label: t(`demand.${id}`) }))}
      onChange={onChange}
    />
  )
}
