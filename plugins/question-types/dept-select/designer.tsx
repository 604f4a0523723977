import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useFindDepartments,
  useT,
} from '#sdk/designer'
import { MemberListSetting } from '../../_families/members/member-list-setting.tsx'
import { SeveralSetting } from '../../_families/members/several-setting.tsx'
import type deptSelect from './definition.ts'
import { memberOf } from './parts/listed.ts'

export default defineDesigner<typeof deptSelect>(DeptSelectDesigner)

function DeptSelectDesigner({ options, onChange }: DesignerProps<typeof deptSelect>) {
  const t = useT()
  const findDepartments = useFindDepartments()
  return (
    <>
      <SettingsGroup title={t('group.departments')}>
        <SelectSetting
          label={t('departments')}
          hint={t(`departments.${options.departments}.hint`)}
          value={options.departments}
          options={ranges.map((id) => ({ id, label: t(`departments.${id}`) }))}
          onChange={(departments) => onChange({ ...options, departments })}
        />
        {options.departments !== 'all' && (
          <MemberListSetting
            value={options.list.map(memberOf)}
            find={findDepartments}
            onChange={(list) => onChange({ ...options, list: list.map(({ id, name }) => ({ deptId: id, name })) })}
          />
        )}
        <SwitchSetting
          label={t('ownFirst')}
          hint={t('ownFirst.hint')}
          value={options.ownFirst}
          onChange={(ownFirst) => onChange({ ...options, ownFirst })}
        />
      </SettingsGroup>
      <SeveralSetting {...options} onChange={(change) => onChange(patchOptions(options, change))} />
    </>
  )
}

const ranges = ['all', 'below', 'listed'] as const
