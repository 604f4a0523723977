import { useAction, useData, useLeaveGuard, useT } from '#sdk/page'
import { approveRegistration, listRegistrations, type RegistrationRow } from '#shared/contract/registration'
import { userDeptTree, userPage } from '#shared/contract/user'
import { TextField } from '../../_families/record-form/fields.tsx'
import { DepartmentField, RolesField } from '../../_families/record-form/people-fields.tsx'
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
    rules: (values) => schemaRules(approveRegistration.body, bodyOf(values), (field) => t(`wrong.${field}`)),
    failure: approve.error,
    forbiddenField: 'roleIds',
  })
  const save = async () => {
    const account = await approve.run({ params: { id: row.id }, body: bodyOf(form.values) })
    if (account?.password) onAccount({ userName: account.userName, password: account.password })
    return account !== undefined
  }
  return (
    <RecordFormDrawer
      title={t('approve.title', { name: row.name })}
      form={form}
      guard={useLeaveGuard(form.isDirty)}
      saveLabel={t('approve')}
      isBusy={approve.isBusy}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-muted">{t(isApplication ? 'approve.apply' : 'approve.register', { name: row.userName })}</p>
      {isApplication && <TextField form={form} name="userName" hint={t('hint.userName')} maxLength={30} required />}
      <RolesField form={form} hint={t('hint.roles')} />
      <DepartmentField form={form} departments={departments.data ?? []} />
    </RecordFormDrawer>
  )
}
