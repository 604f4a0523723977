import { useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { toast } from '#ds/toast'
import { ErrorState, LoadingState, Page, PageLink, useAction, useData, usePermission, useT } from '#sdk/page'
import {
  allocatedUsers,
  getRole,
  grantRoleToMany,
  revokeRole,
  revokeRoleFromMany,
  rolePage,
  unallocatedUsers,
} from '#shared/contract/role'
import type { UserRow } from '#shared/contract/user'
import { searchFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { idOf } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { usePages } from '../../_families/records/use-pages.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'

const filters = { userName: searchFilter, phone: textFilter }
const nameOf = ({ nickName }: UserRow) => nickName
const changes = [allocatedUsers, unallocatedUsers, rolePage, getRole]

/** The people who have a role: found, added, and the role taken from them. */
export function RoleUsers({ roleId }: { roleId: string }) {
  const t = useT()
  const records = useRecords(filters)
  const query = { ...records.query, roleId }
  const { list, chosen, everything } = usePages(allocatedUsers, query, records.narrowedBy)
  const [adding, setAdding] = useState(false)
  const role = useData(getRole, { params: { id: roleId } })
  const revoke = useAction(revokeRole, { changes })
  const revokeMany = useAction(revokeRoleFromMany, { changes })
  const restore = useAction(grantRoleToMany, { changes })
  /** Can be taken back, so nobody is asked before (ux C24, C25). */
  const toldRevoked = (userIds: readonly string[]) => {
    chosen.release(userIds)
    toast.undo(t('done.revoked', { count: userIds.length }), {
      label: t('undo'),
      onUndo: () => void restore.run({ body: { roleId, userIds: [...userIds] } }),
    })
  }
  const mayEdit = usePermission('system:role:edit') && role.data?.isGrantable === true
  const addButton = mayEdit && (
    <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => setAdding(true)}>
      {t('users.add')}
    </Button>
  )

  const columns = useColumns<UserRow>((column) => [
    column.name('nickName', { width: 160 }),
    column.text('userName', { width: 150 }),
    column.text('deptName', { width: 180 }),
    column.text('phone', { width: 150 }),
    column.text('email', { width: 200, hiddenAtFirst: true }),
    column.status('status'),
    ...(mayEdit
      ? [
          column.actions(
            (user) => (
              <Button
                variant="ghost"
                size="small"
                aria-label={t('users.revoke.of', { name: user.nickName })}
                onClick={async () => {
                  const answer = await revoke.run({ body: { roleId, userId: user.id } })
                  if (answer !== undefined) toldRevoked([user.id])
                }}
              >
                {t('users.revoke')}
              </Button>
            ),
            { width: 120 },
          ),
        ]
      : []),
  ])

  if (role.isLoadingError) return <ErrorState error={role.error} onRetry={() => void role.refetch()} headingLevel={1} />
  if (!role.data) return <LoadingState />
  return (
    <Page
      title={t('users.title', { name: role.data.roleName })}
      description={
        <PageLink to="/system/role" className="inline-flex items-center gap-1 text-accent-text">
          <Icon name="arrow-left" className="rtl:-scale-x-100" />
          {t('users.back')}
        </PageLink>
      }
      actions={addButton}
    >
      <RecordList
        label={t('users.list')}
        setting="system-role-users"
        records={records}
        list={list}
        columns={columns}
        rowKey={idOf}
        nameOf={nameOf}
        firstRun={{ title: t('users.empty.title'), text: t('users.empty.text'), action: addButton }}
        bulk={
          mayEdit
            ? {
                chosen,
                everything,
                actions: [
                  {
                    id: 'revoke',
                    icon: 'x',
                    label: t('users.revoke.many', { count: chosen.rows.length }),
                    disabled: revokeMany.isBusy,
                    onSelect: async () => {
                      const userIds = chosen.rows.map(idOf)
                      const answer = await revokeMany.run({ body: { roleId, userIds } })
                      if (answer !== undefined) toldRevoked(userIds)
                    },
                  },
                ],
              }
            : undefined
        }
      />
      <AddPeopleDialog
        open={adding}
        roleId={roleId}
        roleName={role.data.roleName}
        changes={changes}
        onClose={() => setAdding(false)}
      />
    </Page>
  )
}
