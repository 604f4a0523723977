import { useState } from 'react'
import { z } from 'zod'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { toast } from '#ds/toast'
import {
  ErrorState,
  LoadingState,
  Page,
  PageLink,
  phone,
  useAction,
  useData,
  useMedia,
  usePermission,
  useT,
} from '#sdk/page'
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
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'

const search = recordSearch({
  userName: z.string().max(100).catch(''),
  phone: z.string().max(30).catch(''),
})

const changes = [allocatedUsers, unallocatedUsers, rolePage, getRole]

/** The people who have a role: found, added, and the role taken from them. */
export function RoleUsers({ roleId }: { roleId: string }) {
  const t = useT()
  const isPhone = useMedia(phone)
  const records = useRecords(search)
  const { page, size, userName, phone: number } = records.search
  const [adding, setAdding] = useState(false)
  const role = useData(getRole, { params: { id: roleId } })
  const people = useData(allocatedUsers, {
    query: {
      roleId,
      current: page,
      size,
      ...(userName.trim() !== '' && { userName: userName.trim() }),
      ...(number.trim() !== '' && { phone: number.trim() }),
    },
  })
  const revoke = useAction(revokeRole, { changes })
  const revokeMany = useAction(revokeRoleFromMany, { changes })
  const restore = useAction(grantRoleToMany, { changes })
  /** Can be taken back, so nobody is asked before (ux C24, C25). */
  const toldRevoked = (userIds: readonly string[]) => {
    records.release(userIds)
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

  const columns: DataColumn<UserRow>[] = [
    {
      id: 'nickName',
      header: t('users.name'),
      width: 160,
      minWidth: 110,
      hideable: false,
      value: (user) => user.nickName,
    },
    { id: 'userName', header: t('users.account'), width: 150, value: (user) => user.userName },
    { id: 'deptName', header: t('users.department'), width: 180, value: (user) => user.deptName },
    { id: 'phone', header: t('users.phone'), width: 150, value: (user) => user.phone },
    { id: 'email', header: t('users.email'), width: 200, hiddenAtFirst: true, value: (user) => user.email },
    {
      id: 'status',
      header: t('field.status'),
      width: 96,
      value: (user) => user.status,
      cell: (user) => (
        <Badge plain dot tone={user.status === 'active' ? 'success' : 'neutral'}>
          {t(`status.${user.status}`)}
        </Badge>
      ),
    },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            header: t('actions'),
            width: 120,
            align: 'end' as const,
            pin: 'end' as const,
            hideable: false,
            value: () => null,
            cell: (user: UserRow) => (
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
          },
        ]
      : []),
  ]

  if (role.isError) return <ErrorState error={role.error} onRetry={() => void role.refetch()} headingLevel={1} />
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
        list={people}
        columns={isPhone ? columns.filter(({ hideable }) => hideable === false) : columns}
        rowKey={({ id }) => id}
        nameOf={({ nickName }) => nickName}
        empty={{ title: t('users.empty.title'), text: t('users.empty.text'), action: addButton }}
        filters={
          <>
            <SearchInput
              value={userName}
              onChange={(next) => records.narrow({ userName: next }, { replace: true })}
              label={t('users.filter.name')}
              placeholder={t('users.filter.name')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-60"
            />
            <SearchInput
              value={number}
              onChange={(next) => records.narrow({ phone: next }, { replace: true })}
              label={t('users.phone')}
              placeholder={t('users.phone')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-44"
            />
          </>
        }
        bulk={
          mayEdit
            ? (ids) => [
                {
                  id: 'revoke',
                  icon: 'x',
                  label: t('users.revoke.many', { count: ids.length }),
                  disabled: revokeMany.isBusy,
                  onSelect: async () => {
                    const answer = await revokeMany.run({ body: { roleId, userIds: [...ids] } })
                    if (answer !== undefined) toldRevoked(ids)
                  },
                },
              ]
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
