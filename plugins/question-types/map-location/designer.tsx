import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useT,
} from '#sdk/designer'
import type mapLocation from './definition.ts'
import { maxMeters } from './parts/location.ts'

export default defineDesigner<typeof mapLocation>(MapLocationDesigner)

function MapLocationDesigner({ options, onChange }: DesignerProps<typeof mapLocation>) {
  const t = useT()
  const { area, ...plain } = options
  const setArea = (change: Partial<NonNullable<typeof area>>) =>
    onChange({ ...plain, area: { latitude: 39.9042, longitude: 116.4074, meters: 500, ...area, ...change } })
  return (
    <>
      <SettingsGroup title={t('group.location')}>
        <SelectSetting
          label={t('source')}
          hint={t(`source.${options.source}.hint`)}
          value={options.source}
          options={sources.map((id) => ({ id, label: t(`source.${id}`) }))}
          onChange={(source) => onChange({ ...options, source })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('pointRequired')}
          hint={t('pointRequired.hint')}
          value={options.point === 'required'}
          onChange={(isRequired) => onChange({ ...options, point: isRequired ? 'required' : 'optional' })}
        />
        <SwitchSetting
          label={t('area')}
          hint={t('area.hint')}
          value={area !== undefined}
          onChange={(isLimited) => (isLimited ? setArea({}) : onChange(plain))}
        />
        {area && (
          <>
            <NumberSetting
              label={t('latitude')}
              value={area.latitude}
              min={-90}
              max={90}
              precision={6}
              onChange={(latitude = area.latitude) => setArea({ latitude })}
            />
            <NumberSetting
              label={t('longitude')}
              value={area.longitude}
              min={-180}
              max={180}
              precision={6}
              onChange={(longitude = area.longitude) => setArea({ longitude })}
            />
            <NumberSetting
              label={t('meters')}
              value={area.meters}
              min={10}
              max={maxMeters}
              onChange={(meters = area.meters) => setArea({ meters })}
            />
          </>
        )}
      </SettingsGroup>
    </>
  )
}

const sources = ['any', 'device'] as const
