import {
  ChoiceListSetting,
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useT,
  useText,
} from '#sdk/designer'
import { maxChoices } from '../../_families/choice/choice.ts'
import { ChoiceCountSetting } from '../../_families/choice/choice-count-setting.tsx'
import { ChoiceQuota, QuotaSettings } from '../../_families/choice/quota-setting.tsx'
import { ShuffleSetting } from '../../_families/choice/shuffle-setting.tsx'
import { VotesSetting } from '../../_families/choice/votes-setting.tsx'
import { PictureSetting } from '../../_families/picture/picture-setting.tsx'
import type imageSelect from './definition.ts'

export default defineDesigner<typeof imageSelect>(ImageSelectDesigner)

function ImageSelectDesigner({ options, onChange, newId }: DesignerProps<typeof imageSelect>) {
  const t = useT()
  const text = useText()
  const total = options.choices.length
  return (
    <>
      <SettingsGroup title={t('group.choices')}>
        <p className="text-muted text-sm">{t('choices.hint')}</p>
        <ChoiceListSetting
          label={t('choices')}
          labelHidden
          items={options.choices}
          onChange={(choices) => onChange({ ...options, choices })}
          newId={newId}
          create={(choice): Choice => choice}
          max={maxChoices}
          untitled={(position) => t('choice.untitled', { position })}
          renderMore={(choice, update) => (
            <>
              <PictureSetting
                label={text(choice.label)}
                value={choice.image}
                onChange={(image) => update(patchOptions(choice, { image }))}
              />
              <ChoiceQuota choice={choice} update={update} />
            </>
          )}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple}
          onChange={(multiple) => onChange({ ...options, multiple })}
        />
        {options.multiple && (
          <ChoiceCountSetting
            {...options}
            total={total}
            onChange={(change) => onChange(patchOptions(options, change))}
          />
        )}
      </SettingsGroup>
      <QuotaSettings options={options} onChange={(change) => onChange(patchOptions(options, change))} />
      <SettingsGroup title={t('group.layout')}>
        <SelectSetting
          label={t('columns')}
          value={`${options.columns}` as const}
          options={layouts.map((columns) => ({ id: `${columns}` as const, label: String(columns) }))}
          onChange={(id) => onChange({ ...options, columns: layouts.find((columns) => `${columns}` === id) ?? 2 })}
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

type Choice = DesignerProps<typeof imageSelect>['options']['choices'][number]

const layouts = [1, 2, 3, 4] as const
