import { type DesignerProps, defineDesigner, patchOptions, SettingsGroup, useT } from '#sdk/designer'
import { ChoiceFaceSettings } from '../../_families/choice/choice-face-settings.tsx'
import { ChoiceSettings } from '../../_families/choice/choice-settings.tsx'
import { ColumnsSetting } from '../../_families/choice/columns-setting.tsx'
import { LookSetting } from '../../_families/choice/look-setting.tsx'
import { OptionSource } from '../../_families/choice/option-source.tsx'
import { ChoiceQuota, QuotaSettings } from '../../_families/choice/quota-setting.tsx'
import { ShuffleSetting } from '../../_families/choice/shuffle-setting.tsx'
import { VotesSetting } from '../../_families/choice/votes-setting.tsx'
import type radio from './definition.ts'

export default defineDesigner<typeof radio>(RadioDesigner)

function RadioDesigner({ options, onChange, newId }: DesignerProps<typeof radio>) {
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
              <ChoiceQuota choice={choice} update={update} />
              <ChoiceFaceSettings choice={choice} update={update} />
            </>
          )}
        />
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
      </SettingsGroup>
    </>
  )
}
