import { type RefObject, useEffect, useRef } from 'react'
import { definePageRenderer, Page, PageLink, useAction, useFormat, usePermission, useT } from '#sdk/page'
import { changeRoleStatus, deleteRoles, type RoleRow, rolePage } from '#shared/contract/role'
import { CreateButton } from '../../_families/records/list-buttons.tsx'
import { daysFilter, searchFilter, statusFilter, textFilter } from '../../_families/records/list-filters.ts'
import { OrderCell } from '../../_families/records/order-cell.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRowEdits } from '../../_families/records/use-row-edits.ts'
import { useTurns } from '../../_families/records/use-turns.ts'
import type page from './definition.ts'
import { calls, changedByRoles, RoleDrawer, shape } from './role-drawer.tsx'
import { RoleUsers } from './role-users.tsx'
import { ScopeDrawer } from './scope-drawer.tsx'

const filters = { roleName: searchFilter, roleKey: textFilter, status: statusFilter, createTime: daysFilter }
const nameOf = ({ roleName }: RoleRow) => roleName
/** The one role that stays as it is: somebody must be able to mend the rest. */
const isFixed = ({ roleKey }: RoleRow) => roleKey === 'admin'

/** Roles: what people may open and do, and whose data they see. `panel` shows their `scope` or their `users`. */
export default definePageRenderer<typeof page>(function RolePage() {
  const records = useRecords(filters)
  const { open, panel } = records.search
  const left = useRef('')
  if (panel === 'users' && /^\d+$/.test(open)) {
    left.current = open
    return <RoleUsers key={open} roleId={open} />
  }
  return <Roles records={records} cameFrom={left} />
})

const usersLinkId = (roleId: string) => `users-of-${roleId}`

function Roles({
  records,
  cameFrom,
}: {
  records: ReturnType<typeof useRecords<typeof filters>>
  /** Id of the role whose people were shown; its row has the focus again. */
  cameFrom: RefObject<string>
}) {
  const t = useT()
  const { number } = useFormat()
  const mayEdit = usePermission('system:role:edit')
  const mayRead = usePermission('system:role:query')
  const save = useRowEdits(calls, shape)
  const inTurn = useTurns()
  const setStatus = useAction(changeRoleStatus, { changes: changedByRoles })
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: rolePage,
    query: records.query,
    deletion: deleteRoles,
    changes: changedByRoles,
    may: { add: 'system:role:add', edit: 'system:role:edit', remove: 'system:role:remove' },
    nameOf,
  })
  useEffect(() => {
    if (!rows || cameFrom.current === '') return
    document.getElementById(usersLinkId(cameFrom.current))?.querySelector('a')?.focus()
    cameFrom.current = ''
  }, [rows, cameFrom])
  const isOpenToMe = (role: RoleRow) => role.isGrantable && !isFixed(role)
  const columns = useColumns<RoleRow>((column) => [
    column.name('roleName', { width: 220 }),
    column.text('roleKey', { width: 150 }),
    column.other('dataScope', {
      width: 220,
      value: (role) => t(`scope.${isFixed(role) ? 'all' : role.dataScope}`),
    }),
    column.number('userCount', {
      cell: ({ id, roleName, userCount }) => (
        <span id={usersLinkId(id)}>
          <PageLink
            to="/system/role"
            search={{ open: id, panel: 'users' }}
            className="text-ink no-underline hover:text-accent-text hover:underline"
            label={t('users.of', { name: roleName, count: userCount })}
          >
            {number(userCount)}
          </PageLink>
        </span>
      ),
    }),
    column.number('sort', {
      cell: (role) =>
        mayEdit && mayRead && isOpenToMe(role) ? (
          <OrderCell name={role.roleName} value={role.sort} save={(sort) => save(role.id, { sort })} />
        ) : (
          number(role.sort)
        ),
    }),
    column.status('status', {
      width: 84,
      cell: (role) => (
        <StatusSwitch
          name={role.roleName}
          status={role.status}
          save={(status) => inTurn(() => setStatus.run({ body: { id: role.id, status } }))}
          disabled={!mayEdit || !isOpenToMe(role)}
        />
      ),
    }),
    column.time('createTime'),
    column.text('remark', { width: 200, hiddenAtFirst: true }),
    column.actions((role) => (
      <RowActions
        name={role.roleName}
        onEdit={isOpenToMe(role) ? edit(role) : undefined}
        onDelete={isOpenToMe(role) ? remove(role) : undefined}
        more={[
          ...(mayEdit && isOpenToMe(role)
            ? [
                {
                  id: 'scope',
                  icon: 'shield' as const,
                  label: t('action.scope'),
                  onSelect: () => records.open(role.id, 'scope'),
                },
              ]
            : []),
          { id: 'users', icon: 'users', label: t('action.users'), onSelect: () => records.open(role.id, 'users') },
        ]}
      />
    )),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<CreateButton label={t('create')} onCreate={create} />}
    >
      <RecordList {...table} label={t('title')} setting="system-roles" columns={columns} />
      <RoleDrawer records={records} />
      <ScopeDrawer records={records} />
      {dialog}
    </Page>
  )
}
