import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
  useT,
} from '#sdk/designer'
import type scan from './definition.ts'
import { kinds } from './parts/kinds.ts'
import { LookUpSetting } from './parts/look-up-setting.tsx'

export default defineDesigner<typeof scan>(ScanDesigner)

function ScanDesigner({ question, options, onChange, newId }: DesignerProps<typeof scan>) {
  const t = useT()
  return (
    <>
      <SettingsGroup title={t('group.code')}>
        <SelectSetting
          label={t('kinds')}
          value={options.kinds}
          options={kinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          onChange={(kind) => onChange({ ...options, kinds: kind })}
        />
        <SwitchSetting
          label={t('unique')}
          hint={t('unique.hint')}
          value={options.unique}
          onChange={(unique) => onChange({ ...options, unique })}
        />
        <TextSetting
          label={t('placeholder')}
          value={options.placeholder}
          maxLength={100}
          onChange={(placeholder) => onChange({ ...options, placeholder })}
        />
      </SettingsGroup>
      <LookUpSetting
        question={question}
        value={options.lookUp}
        onChange={(lookUp) => onChange(patchOptions(options, { lookUp }))}
        newId={newId}
      />
    </>
  )
}
