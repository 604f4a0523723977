// Cells of the list of users that are more than a text.
import { Badge } from '#ds/badge'
import { phone, useAction, useFamilyT, useMedia, usePermission, useUser } from '#sdk/page'
import { changeUserStatus, type UserRow } from '#shared/contract/user'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { changedByUsers } from './user-drawer.tsx'

/** The name to sign in with; on a phone with what is out of sight there. */
export function UserName({ user: { userName, nickName, status } }: { user: UserRow }) {
  const words = useFamilyT('records')
  const isPhone = useMedia(phone)
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate font-medium">{userName}</span>
      {isPhone && (
        <span className="flex items-center gap-2 text-muted text-sm">
          <span className="truncate">{nickName}</span>
          {status === 'disabled' && <Badge tone="neutral">{words('status.disabled')}</Badge>}
        </span>
      )}
    </span>
  )
}

export function UserStatus({ user: { id, userName, status } }: { user: UserRow }) {
  const words = useFamilyT('records')
  const mayEdit = usePermission('system:user:edit')
  const isSelf = useUser()?.id === id
  const setStatus = useAction(changeUserStatus, { changes: changedByUsers })
  // Nobody disables their own account: the server refuses it.
  if (!mayEdit || isSelf)
    return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{words(`status.${status}`)}</Badge>
  return <StatusSwitch name={userName} status={status} save={(next) => setStatus.run({ body: { id, status: next } })} />
}
