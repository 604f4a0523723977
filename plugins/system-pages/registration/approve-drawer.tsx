import { Combobox } from '#ds/combobox'
import { TextInput } from '#ds/text-input'
import { TreeSelect } from '#ds/tree-select'
import { useAction, useData, useT } from '#sdk/page'
import { approveRegistration, listRegistrations, type RegistrationRow } from '#shared/contract/registration'
import { roleOptions } from '#shared/contract/role'
import { userDeptTree, userPage } from '#shared/contract/user'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'
import type { NewAccount } from './new-account-dialog.tsx'

interface Values {
  readonly userName: string
  readonly roleIds: string[]
  /** '' for none. */
  readonly deptId: string
}

/** Makes an account of a registration: its name where none was chosen, roles and department. */
export function ApproveDrawer({
  row,
  onClose,
  onAccount,
}: {
  row: RegistrationRow
  onClose: () => void
  /** There is a password to be handed on. */
  onAccount: (account: NewAccount) => void
}) {
  const t = useT()
  const isApplication = row.kind === 'apply'
  const roles = useData(roleOptions, {})
  const departments = useData(userDeptTree, {})
  const approve = useAction(approveRegistration, {
    changes: [listRegistrations, userPage],
    done: t('done.approved', { name: row.name }),
    quiet: true,
  })
  const bodyOf = ({ userName, roleIds, deptId }: Values) => ({
    ...(isApplication && { userName: userName.trim() }),
    roleIds,
    deptId: deptId === '' ? null : deptId,
  })
  const form = useRecordForm<Values>({
    initial: { userName: row.userName, roleIds: [], deptId: '' },
    rules: (values) => schemaRules(approveRegistration.body, bodyOf(values), (field) => t(`problem.${field}`)),
    failure: approve.error,
    forbiddenField: 'roleIds',
  })
  const { values, change } = form
  const save = async () => {
    const account = await approve.run({ params: { id: row.id }, body: bodyOf(values) })
    if (account?.password) onAccount({ userName: account.userName, password: account.password })
    return account !== undefined
  }
  return (
    <RecordFormDrawer
      title={t('approve.title', { name: row.name })}
      form={form}
      saveLabel={t('approve')}
      isBusy={approve.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-muted">{t(isApplication ? 'approve.apply' : 'approve.register', { name: row.userName })}</p>
      {isApplication && (
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
      <FormField form={form} name="roleIds" label={t('field.roles')} hint={t('hint.roles')}>
        {(control) => (
          <Combobox
            {...control}
            multiple
            options={(roles.data ?? []).map(({ id, roleName, isGrantable }) => ({
              id,
              label: roleName,
              disabled: !isGrantable,
            }))}
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
      <FormField form={form} name="deptId" label={t('field.dept')}>
        {(control) => (
          <TreeSelect
            {...control}
            nodes={departments.data ?? []}
            value={values.deptId === '' ? [] : [values.deptId]}
            onChange={([deptId = '']) => change({ deptId })}
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
    </RecordFormDrawer>
  )
}
