import { useMemo } from 'react'
import { Badge } from '#ds/badge'
import { Button, buttonClass } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { PageLink, phone, RelativeTime, useFormat, useGoTo, useMedia, usePermission, useT, useUser } from '#sdk/page'
import { changeUserStatus, getUser, type UserRow, userPage } from '#shared/contract/user'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'

/** What can be asked for in a row. */
interface RowTasks {
  readonly onEdit: (user: UserRow) => void
  readonly onReset: (user: UserRow) => void
  readonly onDelete: (user: UserRow) => void
}

export const useUserColumns = (tasks: RowTasks): DataColumn<UserRow>[] => {
  const t = useT()
  const { dateTime } = useFormat()
  const isPhone = useMedia(phone)
  const mayEdit = usePermission('system:user:edit')
  const actions: DataColumn<UserRow> = {
    id: 'actions',
    header: t('column.actions'),
    align: 'end',
    width: isPhone ? 104 : 128,
    pin: 'end',
    hideable: false,
    value: () => null,
    cell: (user) => <RowActions user={user} {...tasks} />,
  }
  return useMemo(() => {
    const name: DataColumn<UserRow> = {
      id: 'userName',
      header: t('field.userName'),
      width: isPhone ? 190 : 120,
      hideable: false,
      value: (user) => user.userName,
      cell: (user) => (
        <span className="flex min-w-0 flex-col">
          <span className="truncate font-medium">{user.userName}</span>
          {isPhone && (
            <span className="flex items-center gap-2 text-muted text-sm">
              <span className="truncate">{user.nickName}</span>
              {user.status === 'disabled' && <Badge tone="neutral">{t('status.disabled')}</Badge>}
            </span>
          )}
        </span>
      ),
    }
    if (isPhone) return [name]
    return [
      name,
      { id: 'nickName', header: t('field.nickName'), width: 92, value: (user: UserRow) => user.nickName },
      { id: 'dept', header: t('field.deptId'), width: 112, value: (user: UserRow) => user.deptName },
      {
        id: 'roles',
        header: t('field.roleIds'),
        width: 112,
        value: (user: UserRow) => user.roles.map(({ roleName }) => roleName).join(t('list.separator')),
      },
      { id: 'phone', header: t('field.phone'), width: 128, value: (user: UserRow) => user.phone },
      { id: 'email', header: t('field.email'), width: 200, hiddenAtFirst: true, value: (user: UserRow) => user.email },
      {
        id: 'status',
        header: t('column.enabled'),
        width: 64,
        value: (user: UserRow) => user.status,
        cell: (user: UserRow) => <UserStatus user={user} mayEdit={mayEdit} />,
      },
      {
        id: 'created',
        header: t('column.created'),
        width: 112,
        value: (user: UserRow) => user.createTime,
        text: (user: UserRow) => dateTime(user.createTime),
        cell: (user: UserRow) => (
          <span className="truncate">
            <RelativeTime value={user.createTime} />
          </span>
        ),
      },
      {
        id: 'remark',
        header: t('field.remark'),
        width: 200,
        hiddenAtFirst: true,
        value: (user: UserRow) => user.remark,
      },
    ]
  }, [t, dateTime, isPhone, mayEdit]).concat(actions)
}

function UserStatus({ user, mayEdit }: { user: UserRow; mayEdit: boolean }) {
  const t = useT()
  const self = useUser()?.id === user.id
  // Nobody disables their own account: the server refuses it.
  if (!mayEdit || self)
    return <Badge tone={user.status === 'active' ? 'success' : 'neutral'}>{t(`status.${user.status}`)}</Badge>
  return (
    <StatusSwitch
      endpoint={changeUserStatus}
      changes={[userPage, getUser]}
      id={user.id}
      name={user.userName}
      status={user.status}
    />
  )
}

function RowActions({ user, onEdit, onReset, onDelete }: { user: UserRow } & RowTasks) {
  const t = useT()
  const goTo = useGoTo()
  const isPhone = useMedia(phone)
  const isSelf = useUser()?.id === user.id
  const maySee = usePermission('system:user:query')
  const mayEdit = usePermission('system:user:edit') && maySee
  const mayReset = usePermission('system:user:resetPwd')
  const mayRemove = usePermission('system:user:remove') && !isSelf
  const name = user.userName
  const rolePath = `/auth/role/${user.id}`
  const items = [
    ...(isPhone && mayEdit
      ? [{ id: 'roles', icon: 'shield' as const, label: t('action.roles'), onSelect: () => goTo(rolePath) }]
      : []),
    ...(mayReset
      ? [{ id: 'reset', icon: 'lock' as const, label: t('action.reset'), onSelect: () => onReset(user) }]
      : []),
    ...(mayRemove
      ? [
          'separator' as const,
          {
            id: 'delete',
            icon: 'trash' as const,
            tone: 'danger' as const,
            label: t('action.delete'),
            onSelect: () => onDelete(user),
          },
        ]
      : []),
  ]
  return (
    <span className="flex items-center justify-end gap-1">
      {mayEdit && (
        <Button
          variant="ghost"
          size="small"
          iconOnly
          aria-label={t('action.edit', { name })}
          title={t('action.edit', { name })}
          onClick={() => onEdit(user)}
        >
          <Icon name="pencil" />
        </Button>
      )}
      {mayEdit && !isPhone && (
        <PageLink
          to={rolePath}
          label={t('action.rolesOf', { name })}
          className={buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })}
        >
          <Icon name="shield" />
        </PageLink>
      )}
      {items.length > 0 && (
        <Menu
          align="end"
          items={items}
          trigger={
            <Button variant="ghost" size="small" iconOnly aria-label={t('action.more', { name })}>
              <Icon name="more" />
            </Button>
          }
        />
      )}
    </span>
  )
}
