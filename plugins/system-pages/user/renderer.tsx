import { useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import {
  definePageRenderer,
  Page,
  phone,
  useAction,
  useData,
  useDownload,
  useMedia,
  usePermission,
  useT,
} from '#sdk/page'
import { deleteUsers, exportUsers, type UserRow, userDeptTree, userPage } from '#shared/contract/user'
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import type page from './definition.ts'
import { DepartmentPanel } from './department-panel.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { type NewPassword, NewPasswordDialog } from './new-password-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { useUserColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { UserFilters } from './user-filters.tsx'
import { userFiltersOf, userSearch } from './user-search.ts'

/** People with an account: found by department and filters, made, changed, imported and exported. */
export default definePageRenderer<typeof page>(function UserPage() {
  const t = useT()
  const records = useRecords(userSearch)
  const { search } = records
  const filters = userFiltersOf(search)
  const users = useData(userPage, { query: { current: search.page, size: search.size, ...filters } })
  const depts = useData(userDeptTree, {})
  const download = useDownload(exportUsers)
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const [deleting, setDeleting] = useState<readonly string[]>([])
  const [resetting, setResetting] = useState<UserRow>()
  const [newPassword, setNewPassword] = useState<NewPassword>()
  const [isImporting, setImporting] = useState(false)
  const removal = useAction(deleteUsers, { changes: [userPage], done: t('done.deleted') })
  const mayAdd = usePermission('system:user:add')
  const mayRemove = usePermission('system:user:remove')
  const mayImport = usePermission('system:user:import')
  const mayExport = usePermission('system:user:export')
  const isPhone = useMedia(phone)
  const hasRoom = useMedia('(min-width: 1200px)')

  const nameOf = (id: string) => users.data?.records.find((user) => user.id === id)?.userName ?? known.get(id) ?? id
  const askToDelete = (ids: readonly string[]) => {
    // The list may show another page by the time the question is drawn.
    setKnown(new Map(ids.map((id) => [id, nameOf(id)])))
    setDeleting(ids)
  }
  const remove = async () => {
    if ((await removal.run({ params: { ids: deleting.join(',') } })) !== undefined) records.release(deleting)
    setDeleting([])
  }
  const columns = useUserColumns({
    onEdit: (user) => records.open(user.id),
    onReset: setResetting,
    onDelete: (user) => askToDelete([user.id]),
  })
  const sheets = [
    ...(mayImport
      ? [{ id: 'import', icon: 'upload' as const, label: t('import'), onSelect: () => setImporting(true) }]
      : []),
    ...(mayExport
      ? [
          {
            id: 'export',
            icon: 'download' as const,
            label: t(records.isNarrowed ? 'export.filtered' : 'export.all'),
            onSelect: () => void download.save({ query: filters, fileName: `${t('export.file')}.xlsx` }),
          },
        ]
      : []),
  ]
  const create = mayAdd && (
    <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => records.open('new')}>
      {t('create')}
    </Button>
  )
  const departments = (
    <DepartmentPanel
      tree={depts.data ?? []}
      isLoading={depts.isPending}
      isFlat={!hasRoom}
      value={search.dept}
      onChange={(dept) => records.narrow({ dept })}
    />
  )

  return (
    <Page
      title={t('title')}
      actions={
        <>
          {sheets.length > 0 && (
            <Menu
              align="end"
              items={sheets}
              trigger={
                <Button
                  busy={download.isBusy}
                  iconOnly={isPhone}
                  aria-label={t('sheets')}
                  iconStart={<Icon name="table" />}
                >
                  {!isPhone && t('sheets')}
                </Button>
              }
            />
          )}
          {create}
        </>
      }
    >
      <div className={hasRoom ? 'flex items-start gap-4' : 'flex flex-col gap-4'}>
        {departments}
        <div className="min-w-0 flex-1">
          <RecordList
            label={t('list')}
            setting="system-user"
            records={records}
            list={users}
            columns={columns}
            rowKey={idOf}
            nameOf={(user) => user.userName}
            filters={<UserFilters search={search} onChange={records.narrow} />}
            {...(mayRemove && {
              bulk: (ids: readonly string[]) => [
                {
                  id: 'delete',
                  icon: 'trash' as const,
                  tone: 'danger' as const,
                  label: t('bulk.delete', { count: ids.length }),
                  onSelect: () => askToDelete(ids),
                },
              ],
            })}
            empty={{ title: t('empty.title'), text: t('empty.text'), action: create || undefined }}
          />
        </div>
      </div>
      {search.open !== '' && (
        <UserDrawer
          key={search.open}
          id={search.open}
          known={users.data?.records.find(({ id }) => id === search.open)}
          deptId={search.dept}
          departments={depts.data ?? []}
          onClose={records.close}
          onPassword={setNewPassword}
        />
      )}
      <DeleteDialog
        names={deleting.map(nameOf)}
        loss={t('delete.loss')}
        isBusy={removal.isBusy}
        onConfirm={() => void remove()}
        onClose={() => setDeleting([])}
      />
      <ResetPasswordDialog
        user={resetting}
        onClose={() => setResetting(undefined)}
        onPassword={(password) => {
          setResetting(undefined)
          setNewPassword(password)
        }}
      />
      <NewPasswordDialog shown={newPassword} onClose={() => setNewPassword(undefined)} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  )
})

const idOf = ({ id }: UserRow) => id
