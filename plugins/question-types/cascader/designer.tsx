import {
  type DesignerProps,
  defineDesigner,
  PlainTextSetting,
  patchOptions,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import { ChoiceCountSetting } from '../../_families/choice/choice-count-setting.tsx'
import type cascader from './definition.ts'
import { maxSeparatorLength, usualSeparator } from './parts/tree.ts'
import { TreeSetting } from './parts/tree-setting.tsx'
import { maxChosen } from './parts/ways.ts'

export default defineDesigner<typeof cascader>(CascaderDesigner)

function CascaderDesigner({ options, onChange, newId }: DesignerProps<typeof cascader>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.options')}>
        <TreeSetting value={options.nodes} onChange={(nodes) => onChange({ ...options, nodes })} newId={newId} />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('anyLevel')}
          hint={t('anyLevel.hint')}
          value={options.anyLevel}
          onChange={(anyLevel) => onChange({ ...options, anyLevel })}
        />
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple ?? false}
          onChange={(next) =>
            onChange(patchOptions(options, { multiple: next || undefined, min: undefined, max: undefined }))
          }
        />
        {options.multiple && (
          <ChoiceCountSetting
            {...options}
            total={maxChosen}
            onChange={(change) => onChange(patchOptions(options, change))}
          />
        )}
      </SettingsGroup>
      <SettingsGroup title={t('group.shown')}>
        <SwitchSetting
          label={t('lastOnly')}
          hint={t(options.multiple ? 'lastOnly.hint' : 'lastOnly.hint.one')}
          value={options.lastOnly ?? false}
          onChange={(next) => onChange(patchOptions(options, { lastOnly: next || undefined }))}
        />
        <PlainTextSetting
          label={t('between')}
          hint={t('between.hint', { usual: usualSeparator.trim() })}
          value={options.separator ?? ''}
          placeholder={usualSeparator}
          maxLength={maxSeparatorLength}
          onChange={(next) => onChange(patchOptions(options, { separator: next || undefined }))}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder.label')}
          value={options.placeholder}
          maxLength={60}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
      </SettingsGroup>
    </>
  )
}
