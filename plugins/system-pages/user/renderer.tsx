import { useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import {
  definePageRenderer,
  Page,
  PageLink,
  phone,
  useData,
  useDownload,
  useGoTo,
  useMedia,
  usePermission,
  useT,
  useUser,
} from '#sdk/page'
import { deleteUsers, exportUsers, type UserRow, userDeptTree, userPage } from '#shared/contract/user'
import { DepartmentPanel } from '../../_families/departments/department-panel.tsx'
import { CreateButton } from '../../_families/records/list-buttons.tsx'
import { daysFilter, idFilter, searchFilter, statusFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { type Records, useRecords } from '../../_families/records/use-records.ts'
import type page from './definition.ts'
import { ImportDialog } from './import-dialog.tsx'
import { type NewPassword, NewPasswordDialog } from './new-password-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { UserName, UserStatus } from './user-cells.tsx'
import { changedByUsers, UserDrawer } from './user-drawer.tsx'

const filters = {
  userName: searchFilter,
  phone: textFilter,
  status: statusFilter,
  createTime: daysFilter,
  deptId: idFilter,
}
const nameOf = ({ userName }: UserRow) => userName

/** People with an account: found by department and filters, made, changed, imported and exported. */
export default definePageRenderer<typeof page>(function UserPage() {
  const t = useT()
  const records = useRecords(filters)
  const depts = useData(userDeptTree, {})
  const [resetting, setResetting] = useState<UserRow>()
  const [newPassword, setNewPassword] = useState<NewPassword>()
  const isPhone = useMedia(phone)
  const hasRoom = useMedia('(min-width: 1200px)')
  // Beside departments and menu: first and last name.
  const isWide = useMedia('(min-width: 1360px)')
  const { table, rows, create, remove, dialog } = useRecordPage({
    records,
    pages: userPage,
    query: records.query,
    deletion: deleteUsers,
    changes: changedByUsers,
    may: { add: 'system:user:add', edit: 'system:user:edit', remove: 'system:user:remove' },
    nameOf,
  })
  const columns = useColumns<UserRow>((column) => [
    column.name('userName', { width: isPhone ? 190 : 114, minWidth: 100, cell: (user) => <UserName user={user} /> }),
    column.text('nickName', { width: isWide ? 126 : 102 }),
    column.other('deptId', { width: 96, value: ({ deptName }) => deptName }),
    column.other('roleIds', {
      width: 96,
      value: ({ roles }) => roles.map(({ roleName }) => roleName).join(t('list.separator')),
    }),
    column.other('postIds', {
      width: 96,
      value: ({ posts }) => posts.map(({ postName }) => postName).join(t('list.separator')),
    }),
    column.text('phone', { width: 126 }),
    column.text('email', { width: 200, hiddenAtFirst: true }),
    column.status('status', { width: 80, cell: (user) => <UserStatus user={user} /> }),
    column.time('createTime', { width: 116 }),
    column.text('remark', { width: 200, hiddenAtFirst: true }),
    column.actions(
      (user) => <UserActions user={user} records={records} onReset={setResetting} onDelete={remove(user)} />,
      { width: isPhone ? 104 : 118 },
    ),
  ])
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Sheets query={records.filters} isNarrowed={records.narrowedBy !== ''} />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <div className={hasRoom ? 'flex items-start gap-4' : 'flex flex-col gap-4'}>
        <DepartmentPanel
          hasAll
          tree={depts.data ?? []}
          isLoading={depts.isPending}
          isFlat={!hasRoom}
          value={records.filters.deptId ?? ''}
          onChange={(deptId) => records.narrow({ deptId })}
        />
        <div className="min-w-0 flex-1">
          <RecordList
            {...table}
            setting="system-user"
            columns={columns}
            firstRun={{
              title: t('empty.title'),
              text: t('empty.text'),
              action: <CreateButton label={t('create')} onCreate={create} />,
            }}
          />
        </div>
      </div>
      <UserDrawer
        records={records}
        rows={rows}
        deptId={records.filters.deptId ?? ''}
        departments={depts.data ?? []}
        onPassword={setNewPassword}
      />
      {dialog}
      <ResetPasswordDialog
        user={resetting}
        onClose={() => setResetting(undefined)}
        onPassword={(password) => {
          setResetting(undefined)
          setNewPassword(password)
        }}
      />
      <NewPasswordDialog shown={newPassword} onClose={() => setNewPassword(undefined)} />
    </Page>
  )
})

/** Import and export, in one menu. */
function Sheets({ query, isNarrowed }: { query: object; isNarrowed: boolean }) {
  const t = useT()
  const download = useDownload(exportUsers)
  const isPhone = useMedia(phone)
  const mayImport = usePermission('system:user:import')
  const mayExport = usePermission('system:user:export')
  const [isImporting, setImporting] = useState(false)
  const items = [
    ...(mayImport
      ? [{ id: 'import', icon: 'upload' as const, label: t('import'), onSelect: () => setImporting(true) }]
      : []),
    ...(mayExport
      ? [
          {
            id: 'export',
            icon: 'download' as const,
            label: t(isNarrowed ? 'export.filtered' : 'export.all'),
            onSelect: () => void download.save({ query, fileName: `${t('export.file')}.xlsx` }),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button busy={download.isBusy} iconOnly={isPhone} aria-label={t('sheets')} iconStart={<Icon name="table" />}>
            {!isPhone && t('sheets')}
          </Button>
        }
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

function UserActions({
  user,
  records,
  onReset,
  onDelete,
}: {
  user: UserRow
  records: Pick<Records, 'open'>
  onReset: (user: UserRow) => void
  onDelete: (() => void) | undefined
}) {
  const t = useT()
  const goTo = useGoTo()
  const isPhone = useMedia(phone)
  const isSelf = useUser()?.id === user.id
  const maySee = usePermission('system:user:query')
  const mayEdit = usePermission('system:user:edit') && maySee
  const mayReset = usePermission('system:user:resetPwd')
  const rolePath = `/auth/role/${user.id}`
  return (
    <RowActions
      name={user.userName}
      onEdit={mayEdit ? () => records.open(user.id) : undefined}
      onDelete={isSelf ? undefined : onDelete}
      more={[
        ...(isPhone && mayEdit
          ? [{ id: 'roles', icon: 'shield' as const, label: t('action.roles'), onSelect: () => goTo(rolePath) }]
          : []),
        ...(mayReset
          ? [{ id: 'reset', icon: 'lock' as const, label: t('action.reset'), onSelect: () => onReset(user) }]
          : []),
      ]}
    >
      {mayEdit && !isPhone && (
        <PageLink
          to={rolePath}
          label={t('action.rolesOf', { name: user.userName })}
          className={buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })}
        >
          <Icon name="shield" />
        </PageLink>
      )}
    </RowActions>
  )
}
