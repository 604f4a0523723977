import { useMemo } from 'react'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { Menu, type MenuEntry } from '#ds/menu'
import { PageLink, phone, RelativeTime, useFormat, useMedia, usePermission, useT } from '#sdk/page'
import { changeRoleStatus, getRole, type RoleRow, roleOptions, rolePage } from '#shared/contract/role'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'

/** What can be asked for in a row. */
export interface RoleTasks {
  readonly edit: (role: RoleRow) => void
  readonly scope: (role: RoleRow) => void
  readonly users: (role: RoleRow) => void
  readonly remove: (role: RoleRow) => void
}

/** The one role that stays as it is: somebody must be able to mend the rest. */
const isFixed = ({ roleKey }: RoleRow) => roleKey === 'admin'

export function useRoleColumns(tasks: RoleTasks): DataColumn<RoleRow>[] {
  const t = useT()
  const { number } = useFormat()
  const isPhone = useMedia(phone)
  const mayEdit = usePermission('system:role:edit')
  return useMemo(() => {
    const columns: DataColumn<RoleRow>[] = [
      {
        id: 'roleName',
        header: t('field.roleName'),
        width: isPhone ? 200 : 220,
        minWidth: 140,
        hideable: false,
        value: ({ roleName }) => roleName,
      },
      { id: 'roleKey', header: t('field.roleKey'), width: 150, value: ({ roleKey }) => roleKey },
      {
        id: 'dataScope',
        header: t('scope'),
        width: 220,
        value: (role) => (isFixed(role) ? t('scope.all') : t(`scope.${role.dataScope}`)),
      },
      {
        id: 'userCount',
        header: t('field.userCount'),
        width: 100,
        align: 'end',
        value: ({ userCount }) => userCount,
        cell: ({ id, roleName, userCount }) => (
          <PageLink
            to="/system/role"
            search={{ open: id, panel: 'users' }}
            className="text-ink no-underline hover:text-accent-text hover:underline"
            label={t('users.of', { name: roleName, count: userCount })}
          >
            {number(userCount)}
          </PageLink>
        ),
      },
      {
        id: 'sort',
        header: t('field.sort'),
        width: 104,
        align: 'end',
        value: ({ sort }) => sort,
        text: ({ sort }) => number(sort),
      },
      {
        id: 'status',
        header: t('field.status'),
        width: 84,
        value: ({ status }) => status,
        cell: (role) => (
          <StatusSwitch
            endpoint={changeRoleStatus}
            changes={[rolePage, roleOptions, getRole]}
            id={role.id}
            name={role.roleName}
            status={role.status}
            disabled={!mayEdit || isFixed(role) || !role.isGrantable}
          />
        ),
      },
      {
        id: 'createTime',
        header: t('field.createTime'),
        width: 130,
        value: ({ createTime }) => createTime,
        cell: ({ createTime }) => <RelativeTime value={createTime} />,
      },
      { id: 'remark', header: t('field.remark'), width: 200, hiddenAtFirst: true, value: ({ remark }) => remark },
      {
        id: 'actions',
        header: t('actions'),
        width: 104,
        align: 'end',
        pin: 'end',
        hideable: false,
        value: () => null,
        cell: (role) => <RowActions role={role} tasks={tasks} />,
      },
    ]
    // On a phone the rest stands in the form.
    return isPhone ? columns.filter(({ hideable }) => hideable === false) : columns
  }, [t, number, isPhone, mayEdit, tasks])
}

function RowActions({ role, tasks }: { role: RoleRow; tasks: RoleTasks }) {
  const t = useT()
  const mayEdit = usePermission('system:role:edit') && role.isGrantable && !isFixed(role)
  const mayRemove = usePermission('system:role:remove') && role.isGrantable && !isFixed(role)
  const name = role.roleName
  const items: MenuEntry[] = [
    ...(mayEdit
      ? [{ id: 'scope', icon: 'shield' as const, label: t('action.scope'), onSelect: () => tasks.scope(role) }]
      : []),
    { id: 'users', icon: 'users', label: t('action.users'), onSelect: () => tasks.users(role) },
    ...(mayRemove
      ? [
          'separator' as const,
          {
            id: 'delete',
            icon: 'trash' as const,
            tone: 'danger' as const,
            label: t('action.delete'),
            onSelect: () => tasks.remove(role),
          },
        ]
      : []),
  ]
  return (
    <div className="flex items-center justify-end gap-1">
      {mayEdit && (
        <Button
          variant="ghost"
          size="small"
          iconOnly
          aria-label={t('edit.title', { name })}
          onClick={() => tasks.edit(role)}
        >
          <Icon name="pencil" />
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="small" iconOnly aria-label={t('actions.of', { name })}>
            <Icon name="more" />
          </Button>
        }
        items={items}
      />
    </div>
  )
}
