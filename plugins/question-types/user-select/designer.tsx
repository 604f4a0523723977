import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useT,
} from '#sdk/designer'
import type userSelect from './definition.ts'
import { PeopleListSetting } from './parts/people-list-setting.tsx'
import { maxChosen } from './parts/person.ts'

export default defineDesigner<typeof userSelect>(UserSelectDesigner)

function UserSelectDesigner({ options, onChange }: DesignerProps<typeof userSelect>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.people')}>
        <SelectSetting
          label={t('people')}
          hint={t(`people.${options.people}.hint`)}
          value={options.people}
          options={scopes.map((id) => ({ id, label: t(`people.${id}`) }))}
          onChange={(people) => onChange({ ...options, people })}
        />
        {options.people === 'listed' && (
          <PeopleListSetting value={options.list} onChange={(list) => onChange({ ...options, list: [...list] })} />
        )}
      </SettingsGroup>
      <SettingsGroup title={t('group.validation')}>
        <SwitchSetting
          label={t('multiple')}
          value={options.multiple}
          onChange={(multiple) => onChange({ ...options, multiple })}
        />
        {options.multiple && (
          <NumberSetting
            label={t('max')}
            value={options.max}
            min={2}
            max={maxChosen}
            onChange={(max) => onChange(patchOptions(options, { max }))}
          />
        )}
      </SettingsGroup>
    </>
  )
}

const scopes = ['listed', 'everyone'] as const
