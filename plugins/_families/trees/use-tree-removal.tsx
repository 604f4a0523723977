import { type ReactNode, useState } from 'react'
import { useAction, useFamilyT, usePermission, useT } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import type { Permission } from '#shared/permissions'
import { DeleteDialog } from '../records/delete-dialog.tsx'

/**
 * Deleting one record of a tree; asks first (ux C25). Why one cannot go, the server knows: something lies below it, it is in
 * use. What is lost is the page's text `delete.loss`.
 * @returns `remove` of a row (undefined without the permission), and `dialog` to be drawn
 */
export const useTreeRemoval = <Row extends { readonly id: string }>({
  endpoint,
  changes,
  permission,
  nameOf,
  onDone,
}: {
  endpoint: Endpoint<{ id: string }, undefined, undefined, null>
  /** Endpoints whose answers are other ones afterwards. */
  changes: readonly Pick<Endpoint, 'path'>[]
  permission: Permission
  nameOf: (row: Row) => string
  onDone?: () => void
}): { remove: (row: Row) => (() => void) | undefined; dialog: ReactNode } => {
  const t = useT()
  const words = useFamilyT('records')
  const mayRemove = usePermission(permission)
  const [asking, setAsking] = useState<Row>()
  const deletion = useAction(endpoint, {
    changes,
    done: words('done.deleted', { count: 1 }),
    ...(onDone && { onDone }),
  })
  const confirm = async () => {
    if (asking) await deletion.run({ params: { id: asking.id } })
    setAsking(undefined)
  }
  return {
    remove: (row) => (mayRemove ? () => setAsking(row) : undefined),
    dialog: (
      <DeleteDialog
        names={asking ? [nameOf(asking)] : []}
        loss={t('delete.loss')}
        isBusy={deletion.isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(undefined)}
      />
    ),
  }
}
