import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SettingsGroup,
  useT,
} from '#sdk/designer'
import type sort from './definition.ts'
import { maxChoices } from './parts/ranking.ts'

export default defineDesigner<typeof sort>(SortDesigner)

function SortDesigner({ options, onChange, newId }: DesignerProps<typeof sort>) {
  const t = useT()
  const total = options.choices.length
  return (
    <>
      <SettingsGroup title={t('group.choices')}>
        <ChoiceListSetting
          label={t('choices')}
          labelHidden
          items={options.choices}
          onChange={(choices) => onChange({ ...options, choices })}
          newId={newId}
          create={({ id, label }) => ({ id, label })}
          min={2}
          max={maxChoices}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <NumberSetting
          label={t('min')}
          hint={t('min.hint')}
          value={options.min}
          min={1}
          max={options.max ?? total}
          onChange={(min) => onChange(patchOptions(options, { min }))}
        />
        <NumberSetting
          label={t('max')}
          hint={t('max.hint')}
          value={options.max}
          min={options.min ?? 1}
          max={total}
          onChange={(max) => onChange(patchOptions(options, { max }))}
        />
      </SettingsGroup>
    </>
  )
}
