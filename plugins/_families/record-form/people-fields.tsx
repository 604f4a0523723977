// Where an account belongs and what it may do: fields of whoever makes accounts.
import type { ReactNode } from 'react'
import { Combobox } from '#ds/combobox'
import { TreeSelect } from '#ds/tree-select'
import { useData, useFamilyT, useT } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { roleOptions } from '#shared/contract/role'
import { FormField } from './form-field.tsx'
import type { RecordForm } from './use-record-form.tsx'

interface Placed {
  /** '' for none. */
  readonly deptId: string
  readonly roleIds: string[]
}

/** Named by the page's text `field.deptId`. @param chosen where the list of departments may not hold it */
export function DepartmentField<Values extends Pick<Placed, 'deptId'>>({
  form,
  departments,
  chosen,
  disabled,
}: {
  form: RecordForm<Values>
  departments: readonly DeptNode[]
  chosen?: { id: string; label: string } | undefined
  disabled?: boolean
}) {
  const t = useT()
  const words = useFamilyT('record-form')
  const { deptId } = form.values
  return (
    <FormField<Values> form={form} name="deptId" label={t('field.deptId')}>
      {(control) => (
        <TreeSelect
          {...control}
          nodes={departments}
          value={deptId === '' ? [] : [deptId]}
          // A part of the values, which the compiler cannot see of an open type.
          onChange={([next = '']) => form.change({ deptId: next } as Partial<Values>)}
          {...(chosen && { chosen: [chosen] })}
          disabled={disabled}
          placeholder={words('dept.none')}
          searchLabel={words('dept.search')}
          emptyText={words('dept.notFound')}
          clearLabel={words('dept.none')}
        />
      )}
    </FormField>
  )
}

/** Named by the page's text `field.roleIds`. @param chosen the roles the person has, also those not to be given */
export function RolesField<Values extends Pick<Placed, 'roleIds'>>({
  form,
  hint,
  chosen = [],
}: {
  form: RecordForm<Values>
  hint: ReactNode
  chosen?: readonly { readonly id: string; readonly roleName: string }[]
}) {
  const t = useT()
  const words = useFamilyT('record-form')
  const roles = useData(roleOptions, {})
  return (
    <FormField<Values> form={form} name="roleIds" label={t('field.roleIds')} hint={hint}>
      {(control) => (
        <Combobox
          {...control}
          multiple
          options={(roles.data ?? []).map(({ id, roleName, isGrantable }) => ({
            id,
            label: roleName,
            disabled: !isGrantable,
          }))}
          chosen={chosen.map(({ id, roleName }) => ({ id, label: roleName }))}
          loading={roles.isPending}
          value={form.values.roleIds}
          onChange={(roleIds) => form.change({ roleIds } as Partial<Values>)}
          placeholder={words('roles.none')}
          searchLabel={words('roles.search')}
          emptyText={words('roles.notFound')}
        />
      )}
    </FormField>
  )
}
