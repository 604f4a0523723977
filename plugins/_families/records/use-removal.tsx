import { type ReactNode, useState } from 'react'
import { toast } from '#ds/toast'
import { useAction, useFamilyT, usePermission } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import type { Permission } from '#shared/permissions'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Bulk } from './record-list.tsx'
import type { Chosen } from './use-chosen.ts'

/** As many as one call takes. */
const mostPerCall = 100

/**
 * Deleting records: one of a row, or all that are chosen; asks first (ux C25), and says how many went (C13).
 * @param loss what is lost with them
 * @returns `of` a row, what its button does (undefined without the permission); `bulk` for the list; `dialog` to be drawn
 */
export const useRemoval = <Row extends { readonly id: string }>({
  endpoint,
  changes,
  permission,
  chosen,
  everything,
  nameOf,
  loss,
}: {
  endpoint: Endpoint<{ ids: string }, undefined, undefined, null>
  /** Endpoints whose answers are other ones afterwards. */
  changes: readonly Pick<Endpoint, 'path'>[]
  permission: Permission
  chosen: Chosen<Row>
  /** Fetches all the filters find. */
  everything: () => Promise<readonly Row[]>
  nameOf: (row: Row) => string
  loss: string
}): { of: (row: Row) => (() => void) | undefined; bulk: Bulk<Row> | undefined; dialog: ReactNode } => {
  const t = useFamilyT('records')
  const mayRemove = usePermission(permission)
  const [asking, setAsking] = useState<readonly Row[]>([])
  const remove = useAction(endpoint, { changes })
  const confirm = async () => {
    const ids = asking.map(({ id }) => id)
    let gone = 0
    // All or none of each call; after a refusal, which has been told, the rest is left alone.
    while (gone < ids.length) {
      const some = ids.slice(gone, gone + mostPerCall)
      if ((await remove.run({ params: { ids: some.join(',') } })) === undefined) break
      gone += some.length
    }
    chosen.release(ids.slice(0, gone))
    setAsking([])
    if (gone > 0) toast.success(t('done.deleted', { count: gone }))
  }
  const count = chosen.rows.length
  return {
    of: (row) => (mayRemove ? () => setAsking([row]) : undefined),
    bulk: mayRemove
      ? {
          chosen,
          everything,
          onDelete: () => setAsking(chosen.rows),
          actions: [
            {
              id: 'delete',
              icon: 'trash',
              tone: 'danger',
              label: t('delete.count', { count }),
              onSelect: () => setAsking(chosen.rows),
            },
          ],
        }
      : undefined,
    dialog: (
      <DeleteDialog
        names={asking.map(nameOf)}
        loss={loss}
        isBusy={remove.isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking([])}
      />
    ),
  }
}
