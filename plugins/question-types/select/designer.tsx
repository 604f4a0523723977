import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import { ChoiceCountSetting } from '../../_families/choice/choice-count-setting.tsx'
import { ChoiceSettings } from '../../_families/choice/choice-settings.tsx'
import { OptionSource } from '../../_families/choice/option-source.tsx'
import { ChoiceQuota, QuotaSettings } from '../../_families/choice/quota-setting.tsx'
import { ShuffleSetting } from '../../_families/choice/shuffle-setting.tsx'
import { VotesSetting } from '../../_families/choice/votes-setting.tsx'
import type select from './definition.ts'

export default defineDesigner<typeof select>(SelectDesigner)

function SelectDesigner({ options, onChange, newId }: DesignerProps<typeof select>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.choices')}>
        <OptionSource options={options} onChange={onChange} newId={newId} />
        <ChoiceSettings
          choices={options.choices}
          onChange={(choices) => onChange({ ...options, choices })}
          newId={newId}
          renderMore={(choice, update) => (
            <>
              {options.multiple && (
                <SwitchSetting
                  label={t('choice.exclusive')}
                  hint={t('choice.exclusive.hint')}
                  value={choice.exclusive ?? false}
                  onChange={(exclusive) => update({ ...choice, exclusive })}
                />
              )}
              <ChoiceQuota choice={choice} update={update} />
            </>
          )}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple ?? false}
          onChange={(multiple) => onChange(patchOptions(options, { multiple: multiple || undefined }))}
        />
        {options.multiple && (
          <ChoiceCountSetting
            {...options}
            total={options.choices.length}
            onChange={(change) => onChange(patchOptions(options, change))}
          />
        )}
      </SettingsGroup>
      <QuotaSettings options={options} onChange={(change) => onChange(patchOptions(options, change))} />
      <SettingsGroup title={t('group.control')}>
        <TextSetting
          label={t('placeholder.label')}
          value={options.placeholder}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
        <ShuffleSetting value={options.shuffle} onChange={(shuffle) => onChange(patchOptions(options, { shuffle }))} />
        <VotesSetting
          value={options.showVotes}
          onChange={(showVotes) => onChange(patchOptions(options, { showVotes }))}
        />
      </SettingsGroup>
    </>
  )
}
