import { PasswordInput } from '#ds/password-input'
import { DictSelect, useData, useDictionary, useT, useUser } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { postOptions } from '#shared/contract/post'
import { roleOptions } from '#shared/contract/role'
import { createUser, getUser, type UserRow, updateUser, userPage } from '#shared/contract/user'
import { labelIn } from '../../_families/departments/department-tree.ts'
import { LongTextField, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import { DepartmentField, RolesField } from '../../_families/record-form/people-fields.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import type { NewPassword } from './new-password-dialog.tsx'
import { PostsField } from './posts-field.tsx'
import { bodyOf, newUser, type UserValues, valuesOf } from './user-values.ts'

/** Endpoints that tell of people. */
export const changedByUsers = [userPage, getUser]
const calls = { get: getUser, create: createUser, update: updateUser, changes: changedByUsers }

/** The person that is open beside the list. */
export function UserDrawer({
  records,
  rows,
  deptId,
  departments,
  onPassword,
}: {
  records: Records
  rows: readonly UserRow[] | undefined
  /** The department of the list, which a new person starts in. */
  deptId: string
  departments: readonly DeptNode[]
  /** The server made a password up. */
  onPassword: (password: NewPassword) => void
}) {
  const t = useT()
  const roles = useData(roleOptions, {}).data
  const posts = useData(postOptions, {}).data
  const sexes = useDictionary()
  return (
    <ListedDrawer
      records={records}
      rows={rows}
      calls={calls}
      shape={{ blank: newUser(deptId), valuesOf, bodyOf }}
      create={t('create')}
      nameOf={({ userName }: UserRow) => userName}
      forbiddenField="roleIds"
      textOf={(name, values) => {
        if (name === 'deptId') return labelIn(departments, values.deptId)
        if (name === 'sex') return sexes?.find(({ value }) => value === values.sex)?.label
        const named = {
          roleIds: roles?.map(({ id, roleName }) => ({ id, label: roleName })),
          postIds: posts?.map(({ id, postName }) => ({ id, label: postName })),
        }
        if (name !== 'roleIds' && name !== 'postIds') return undefined
        const chosen = named[name]?.filter(({ id }) => values[name].includes(id)) ?? []
        // Those nobody gives any more are not among them: then the number says more.
        return chosen.length < values[name].length
          ? undefined
          : chosen.map(({ label }) => label).join(t('list.separator'))
      }}
      onSaved={(made, { userName }) => {
        if (made?.password) onPassword({ userName: userName.trim(), password: made.password })
      }}
    >
      {(form, user) => <UserFields form={form} user={user} departments={departments} />}
    </ListedDrawer>
  )
}

function UserFields({
  form,
  user,
  departments,
}: {
  form: RecordForm<UserValues>
  /** Undefined: a new one. */
  user: UserRow | undefined
  departments: readonly DeptNode[]
}) {
  const t = useT()
  const { values, change } = form
  const isSelf = useUser()?.id === user?.id && user !== undefined
  return (
    <>
      {!user && <TextField form={form} name="userName" hint={t('hint.userName')} maxLength={30} required />}
      <TextField form={form} name="nickName" maxLength={60} required />
      {!user && (
        <FormField form={form} name="password" label={t('field.password')} hint={t('hint.password')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              value={values.password}
              onChange={(password) => change({ password })}
            />
          )}
        </FormField>
      )}
      <DepartmentField
        form={form}
        departments={departments}
        chosen={user?.deptId ? { id: user.deptId, label: user.deptName } : undefined}
        disabled={isSelf}
      />
      <RolesField form={form} hint={t('hint.roleIds')} chosen={user?.roles ?? []} />
      <PostsField form={form} chosen={user?.posts ?? []} />
      <StatusField form={form} disabled={isSelf} />
      <TextField form={form} name="phone" type="tel" inputMode="tel" />
      <TextField form={form} name="email" type="email" inputMode="email" />
      <FormField form={form} name="sex" label={t('field.sex')}>
        {(control) => (
          <DictSelect {...control} value={[values.sex]} onChange={([sex]) => change({ sex: sex ?? '2' })} />
        )}
      </FormField>
      <LongTextField form={form} name="remark" />
    </>
  )
}
