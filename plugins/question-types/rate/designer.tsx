import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type rate from './definition.ts'

export default defineDesigner<typeof rate>(RateDesigner)

function RateDesigner({ options, onChange }: DesignerProps<typeof rate>) {
  const t = useT()
  const { max, levels } = options
  return (
    <>
      <SettingsGroup title={t('group.scale')}>
        <NumberSetting
          label={t('max')}
          required
          value={max}
          min={2}
          max={10}
          onChange={(next) => onChange({ ...options, max: next, levels: levels.slice(0, next) })}
        />
        <SelectSetting
          label={t('icon')}
          value={options.icon}
          options={icons.map((id) => ({ id, label: t(`icon.${id}`) }))}
          onChange={(icon) => onChange({ ...options, icon })}
        />
        <SwitchSetting
          label={t('allowHalf')}
          hint={t('allowHalf.hint')}
          disabled={options.icon === 'number'}
          value={options.allowHalf}
          onChange={(allowHalf) => onChange({ ...options, allowHalf })}
        />
        <SwitchSetting
          label={t('showScore')}
          hint={t('showScore.hint')}
          value={options.showScore ?? false}
          onChange={(next) => onChange(patchOptions(options, { showScore: next || undefined }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.levels')}>
        {Array.from({ length: max }, (_, index) => (
          <TextSetting
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place on the scale
            key={index}
            label={t('level', { count: index + 1 })}
            value={levels[index] ?? {}}
            onChange={(level) =>
              onChange({
                ...options,
                levels: Array.from({ length: max }, (_, at) => (at === index ? level : (levels[at] ?? {}))),
              })
            }
          />
        ))}
      </SettingsGroup>
    </>
  )
}

const icons = ['star', 'heart', 'number'] as const
