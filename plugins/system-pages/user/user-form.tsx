import { ChoiceGroup } from '#ds/choice-group'
import { Combobox } from '#ds/combobox'
import { PasswordInput } from '#ds/password-input'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { TreeSelect } from '#ds/tree-select'
import { DictSelect, useAction, useData, useT, useUser } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { roleOptions } from '#shared/contract/role'
import { createUser, getUser, type UserRow, updateUser, userPage } from '#shared/contract/user'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'
import type { NewPassword } from './new-password-dialog.tsx'
import { createBody, type UserValues, updateBody, valuesOf } from './user-values.ts'

/** The fields of one user, in a drawer beside the list. */
export function UserForm({
  user,
  deptId,
  departments,
  onClose,
  onPassword,
  onReload,
}: {
  /** Undefined: a new one. */
  user: UserRow | undefined
  deptId: string
  departments: readonly DeptNode[]
  onClose: () => void
  onPassword: (password: NewPassword) => void
  onReload: () => void
}) {
  const t = useT()
  const options = { changes: [userPage, getUser], done: t('done.saved'), quiet: true }
  const create = useAction(createUser, options)
  const update = useAction(updateUser, options)
  const roles = useData(roleOptions, {})
  const isSelf = useUser()?.id === user?.id && user !== undefined
  const problem = (field: string) => t(`problem.${field}`)
  const form = useRecordForm<UserValues>({
    initial: valuesOf(user, deptId),
    rules: (values) =>
      user
        ? schemaRules(updateUser.body, updateBody(user, values), problem)
        : schemaRules(createUser.body, createBody(values), problem),
    failure: create.error ?? update.error,
    forbiddenField: 'roleIds',
  })
  const { values, change } = form

  const save = async (): Promise<boolean> => {
    if (user) return (await update.run({ body: updateBody(user, values) })) !== undefined
    const done = await create.run({ body: createBody(values) })
    if (done?.password) onPassword({ userName: values.userName.trim(), password: done.password })
    return done !== undefined
  }

  return (
    <RecordFormDrawer
      title={user ? t('edit.of', { name: user.userName }) : t('create')}
      form={form}
      isBusy={create.isBusy || update.isBusy}
      onSave={save}
      onClose={onClose}
      onReload={onReload}
    >
      {!user && (
        <FormField form={form} name="userName" label={t('field.userName')} hint={t('hint.userName')} required>
          {(control) => (
            <TextInput
              {...control}
              value={values.userName}
              onChange={(userName) => change({ userName })}
              maxLength={30}
              autoComplete="off"
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="nickName" label={t('field.nickName')} required>
        {(control) => (
          <TextInput
            {...control}
            value={values.nickName}
            onChange={(nickName) => change({ nickName })}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </FormField>
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
      <FormField form={form} name="deptId" label={t('field.deptId')}>
        {(control) => (
          <TreeSelect
            {...control}
            nodes={departments}
            value={values.deptId === '' ? [] : [values.deptId]}
            onChange={([next = '']) => change({ deptId: next })}
            {...(user?.deptId && { chosen: [{ id: user.deptId, label: user.deptName }] })}
            disabled={isSelf}
            placeholder={t('dept.noneChosen')}
            searchLabel={t('dept.search')}
            emptyText={t('dept.none')}
            removeLabel={t('filter.clear')}
            clearLabel={t('filter.clear')}
            loadingLabel={t('loading')}
            loadFailedLabel={t('dept.failed')}
          />
        )}
      </FormField>
      <FormField form={form} name="roleIds" label={t('field.roleIds')} hint={t('hint.roleIds')}>
        {(control) => (
          <Combobox
            {...control}
            multiple
            options={(roles.data ?? []).map(({ id, roleName, isGrantable }) => ({
              id,
              label: roleName,
              disabled: !isGrantable,
            }))}
            chosen={(user?.roles ?? []).map(({ id, roleName }) => ({ id, label: roleName }))}
            loading={roles.isPending}
            value={values.roleIds}
            onChange={(roleIds) => change({ roleIds })}
            placeholder={t('roles.noneChosen')}
            searchLabel={t('roles.search')}
            emptyText={t('roles.none')}
            loadingText={t('loading')}
            removeLabel={t('remove')}
          />
        )}
      </FormField>
      <FormField form={form} name="status" label={t('field.status')} isGroup>
        {(control) => (
          <ChoiceGroup
            {...control}
            kind="radio"
            columns="inline"
            disabled={isSelf}
            options={[
              { id: 'active', label: t('status.active') },
              { id: 'disabled', label: t('status.disabled') },
            ]}
            value={[values.status]}
            onChange={([status]) => change({ status: status === 'disabled' ? 'disabled' : 'active' })}
          />
        )}
      </FormField>
      <FormField form={form} name="phone" label={t('field.phone')}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            value={values.phone}
            onChange={(phone) => change({ phone })}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="email" label={t('field.email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={values.email}
            onChange={(email) => change({ email })}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="sex" label={t('field.sex')}>
        {(control) => (
          <DictSelect {...control} value={[values.sex]} onChange={([sex]) => change({ sex: sex ?? '2' })} />
        )}
      </FormField>
      <FormField form={form} name="remark" label={t('field.remark')}>
        {(control) => (
          <Textarea {...control} value={values.remark} onChange={(remark) => change({ remark })} maxLength={500} />
        )}
      </FormField>
    </RecordFormDrawer>
  )
}
