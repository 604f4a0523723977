import { Drawer } from '#ds/drawer'
import { ErrorState, LoadingState, useData, useLazyData, useT } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { getUser } from '#shared/contract/user'
import type { NewPassword } from './new-password-dialog.tsx'
import { UserForm } from './user-form.tsx'

/** A new user, or one of the list as the server knows them now. @param id `new` or that of a user */
export function UserDrawer({
  id,
  onClose,
  ...shared
}: {
  id: string
  /** The department of the list, which a new user starts in. */
  deptId: string
  departments: readonly DeptNode[]
  onClose: () => void
  onPassword: (password: NewPassword) => void
}) {
  const t = useT()
  const isNew = id === 'new'
  const user = useData(getUser, { params: { id } }, { enabled: !isNew })
  const reload = useLazyData(getUser)
  if (isNew || (user.data && !user.isPlaceholderData))
    return (
      <UserForm
        key={user.data?.version ?? 0}
        user={isNew ? undefined : user.data}
        onClose={onClose}
        onReload={() => void reload({ params: { id } })}
        {...shared}
      />
    )
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit.title')} closeLabel={t('close')}>
      {user.isError ? <ErrorState error={user.error} onRetry={() => void user.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}
