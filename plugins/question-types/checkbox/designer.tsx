import { type DesignerProps, defineDesigner, patchOptions, SettingsGroup, SwitchSetting, useT } from '#sdk/designer'
import { ChoiceCountSetting } from '../../_families/choice/choice-count-setting.tsx'
import { ChoiceFaceSettings } from '../../_families/choice/choice-face-settings.tsx'
import { ChoiceSettings } from '../../_families/choice/choice-settings.tsx'
import { ColumnsSetting } from '../../_families/choice/columns-setting.tsx'
import { LookSetting } from '../../_families/choice/look-setting.tsx'
import { OptionSource } from '../../_families/choice/option-source.tsx'
import { ChoiceQuota, QuotaSettings } from '../../_families/choice/quota-setting.tsx'
import { ShuffleSetting } from '../../_families/choice/shuffle-setting.tsx'
import { VotesSetting } from '../../_families/choice/votes-setting.tsx'
import type checkbox from './definition.ts'

export default defineDesigner<typeof checkbox>(CheckboxDesigner)

function CheckboxDesigner({ options, onChange, newId }: DesignerProps<typeof checkbox>) {
  const t = useT()
  const total = options.choices.length
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
              <SwitchSetting
                label={t('choice.exclusive')}
                hint={t('choice.exclusive.hint')}
                value={choice.exclusive ?? false}
                onChange={(exclusive) => update({ ...choice, exclusive })}
              />
              <ChoiceQuota choice={choice} update={update} />
              <ChoiceFaceSettings choice={choice} update={update} />
            </>
          )}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <ChoiceCountSetting {...options} total={total} onChange={(change) => onChange(patchOptions(options, change))} />
      </SettingsGroup>
      <QuotaSettings options={options} onChange={(change) => onChange(patchOptions(options, change))} />
      <SettingsGroup title={t('group.layout')}>
        <ColumnsSetting value={options.columns} onChange={(columns) => onChange({ ...options, columns })} />
        <LookSetting value={options.look} onChange={(look) => onChange(patchOptions(options, { look }))} />
        <ShuffleSetting value={options.shuffle} onChange={(shuffle) => onChange(patchOptions(options, { shuffle }))} />
        <VotesSetting
          value={options.showVotes}
          onChange={(showVotes) => onChange(patchOptions(options, { showVotes }))}
        />
        <SwitchSetting
          label={t('selectAll')}
          hint={t('selectAll.hint')}
          value={options.selectAll ?? false}
          onChange={(next) => onChange(patchOptions(options, { selectAll: next || undefined }))}
        />
      </SettingsGroup>
    </>
  )
}
