import {
  type DesignerProps,
  defineDesigner,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useFindDepartments,
  useFindPeople,
  useFindRoles,
  useT,
} from '#sdk/designer'
import { MemberListSetting } from '../../_families/members/member-list-setting.tsx'
import { SeveralSetting } from '../../_families/members/several-setting.tsx'
import type userSelect from './definition.ts'
import { memberOf } from './parts/listed.ts'

export default defineDesigner<typeof userSelect>(UserSelectDesigner)

function UserSelectDesigner({ options, onChange }: DesignerProps<typeof userSelect>) {
  const t = useT()
  const findPeople = useFindPeople()
  const findDepartments = useFindDepartments()
  const findRoles = useFindRoles()
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
          <MemberListSetting
            value={options.list.map(memberOf)}
            find={findPeople}
            onChange={(list) => onChange({ ...options, list: list.map(({ id, name }) => ({ userId: id, name })) })}
          />
        )}
        {options.people === 'departments' && (
          <MemberListSetting
            words={{
              label: t('departments.list'),
              hint: t('departments.list.hint'),
              notHere: t('departments.list.notHere'),
              placeholder: t('departments.list.placeholder'),
              search: t('departments.list.search'),
              unasked: t('departments.list.unasked'),
              nobody: t('departments.list.nobody'),
              failed: t('departments.list.failed'),
              remove: t('departments.list.remove'),
            }}
            value={(options.departments ?? []).map(({ deptId, name }) => ({ id: deptId, name }))}
            find={findDepartments}
            onChange={(list) =>
              onChange({ ...options, departments: list.map(({ id, name }) => ({ deptId: id, name })) })
            }
          />
        )}
        {options.people === 'roles' && (
          <MemberListSetting
            words={{
              label: t('roles.list'),
              hint: t('roles.list.hint'),
              notHere: t('roles.list.notHere'),
              placeholder: t('roles.list.placeholder'),
              search: t('roles.list.search'),
              unasked: t('roles.list.unasked'),
              nobody: t('roles.list.nobody'),
              failed: t('roles.list.failed'),
              remove: t('roles.list.remove'),
            }}
            value={(options.roles ?? []).map(({ roleId, name }) => ({ id: roleId, name }))}
            find={findRoles}
            onChange={(list) => onChange({ ...options, roles: list.map(({ id, name }) => ({ roleId: id, name })) })}
          />
        )}
        <SwitchSetting
          label={t('ownFirst')}
          hint={t('ownFirst.hint')}
          value={options.ownFirst ?? false}
          onChange={(next) => onChange(patchOptions(options, { ownFirst: next || undefined }))}
        />
      </SettingsGroup>
      <SeveralSetting {...options} onChange={(change) => onChange(patchOptions(options, change))} />
    </>
  )
}

const scopes = ['listed', 'departments', 'roles', 'everyone'] as const
