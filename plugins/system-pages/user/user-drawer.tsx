import { useState } from 'react'
import { Drawer } from '#ds/drawer'
import { toast } from '#ds/toast'
import { ErrorState, LoadingState, useData, useFailureText, useT } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { getUser, type UserRow } from '#shared/contract/user'
import type { NewPassword } from './new-password-dialog.tsx'
import { UserForm } from './user-form.tsx'

/**
 * A new user, or one of the list. What the list knows is enough to begin with: who saves something older than the server
 * has is told so. Only an address opened from outside has to ask first.
 * @param id `new` or that of a user
 * @param known the user, where the list shows it
 */
export function UserDrawer({
  id,
  known,
  onClose,
  ...shared
}: {
  id: string
  known: UserRow | undefined
  /** The department of the list, which a new user starts in. */
  deptId: string
  departments: readonly DeptNode[]
  onClose: () => void
  onPassword: (password: NewPassword) => void
}) {
  const t = useT()
  const failureText = useFailureText()
  // Not what the list shows later: the form would begin anew under the hands of who fills it in.
  const [user, setUser] = useState(known)
  const isNew = id === 'new'
  const asked = useData(getUser, { params: { id } }, { enabled: !isNew && user === undefined })
  if (user === undefined && asked.data && !asked.isPlaceholderData) setUser(asked.data)

  const reload = async () => {
    const { data, error } = await asked.refetch()
    if (error) toast.error(failureText(error))
    else setUser(data)
  }
  if (isNew || user)
    return (
      <UserForm key={user?.version ?? 0} user={user} onClose={onClose} onReload={() => void reload()} {...shared} />
    )
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit.title')} closeLabel={t('close')}>
      {asked.isError ? <ErrorState error={asked.error} onRetry={() => void asked.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}
