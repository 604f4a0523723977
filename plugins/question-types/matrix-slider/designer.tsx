import { type DesignerProps, defineDesigner, SettingsGroup, useT } from '#sdk/designer'
import { ScaleSetting } from '../../_families/amount/scale-setting.tsx'
import { EveryRowSetting } from '../../_families/matrix/every-row-setting.tsx'
import { RowsSetting } from '../../_families/matrix/rows-setting.tsx'
import type matrixSlider from './definition.ts'

export default defineDesigner<typeof matrixSlider>(MatrixSliderDesigner)

function MatrixSliderDesigner({ options, onChange, newId }: DesignerProps<typeof matrixSlider>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.lines')}>
        <RowsSetting rows={options.rows} onChange={(rows) => onChange({ ...options, rows })} newId={newId} />
      </SettingsGroup>
      <ScaleSetting options={options} onChange={onChange} />
      <SettingsGroup title={t('group.validation')}>
        <EveryRowSetting
          value={options.requireEveryRow}
          onChange={(requireEveryRow) => onChange({ ...options, requireEveryRow })}
        />
      </SettingsGroup>
    </>
  )
}
