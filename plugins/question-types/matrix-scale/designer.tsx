import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  SelectSetting,
  SettingsGroup,
  TextSetting,
  useT,
} from '#sdk/designer'
import { EveryRowSetting } from '../../_families/matrix/every-row-setting.tsx'
import { RowsSetting } from '../../_families/matrix/rows-setting.tsx'
import type matrixScale from './definition.ts'
import { mostPoints, pointsOf } from './parts/points.ts'

export default defineDesigner<typeof matrixScale>(MatrixScaleDesigner)

function MatrixScaleDesigner({ options, onChange, newId }: DesignerProps<typeof matrixScale>) {
  const t = useT()
  const { max, levels } = options
  return (
    <>
      <SettingsGroup title={t('group.lines')}>
        <RowsSetting rows={options.rows} onChange={(rows) => onChange({ ...options, rows })} newId={newId} />
      </SettingsGroup>
      <SettingsGroup title={t('group.scale')}>
        <NumberSetting
          label={t('max')}
          required
          value={max}
          min={2}
          max={mostPoints}
          precision={0}
          onChange={(next) => onChange({ ...options, max: next, levels: levels.slice(0, next) })}
        />
        <SelectSetting
          label={t('icon')}
          value={options.icon}
          options={icons.map((id) => ({ id, label: t(`icon.${id}`) }))}
          onChange={(icon) => onChange({ ...options, icon })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.levels')}>
        {pointsOf(options).map((point) => (
          <TextSetting
            key={point}
            label={t('level', { count: point })}
            value={levels[point - 1] ?? {}}
            onChange={(level) =>
              onChange({
                ...options,
                levels: pointsOf(options).map((other) => (other === point ? level : (levels[other - 1] ?? {}))),
              })
            }
          />
        ))}
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <EveryRowSetting
          value={options.requireEveryRow}
          onChange={(requireEveryRow) => onChange({ ...options, requireEveryRow })}
        />
      </SettingsGroup>
    </>
  )
}

const icons = ['number', 'star', 'heart'] as const
