import type { ReactNode } from 'react'
import { usePermission, useT } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import type { Permission } from '#shared/permissions'
import type { RecordListProps } from './record-list.tsx'
import { idOf } from './use-chosen.ts'
import { useCreate } from './use-create.ts'
import { type Page, usePages } from './use-pages.ts'
import type { Records } from './use-records.ts'
import { useRemoval } from './use-removal.tsx'

/**
 * A page whose records are listed, made, changed and deleted: the pieces of this family put together the usual way. What a
 * deletion loses is the page's text `delete.loss`.
 * @param query of the list: `records.query`, with what else the endpoint asks for
 * @param changes endpoints whose answers are other ones after a deletion
 * @param may who may do what; what may not be done is undefined below
 * @returns `table` for `RecordList`; `edit` and `remove` of a row; `create`; `rows` on screen; `dialog` to be drawn
 */
export const useRecordPage = <
  Row extends { readonly id: string },
  Query extends { current?: unknown; size?: unknown },
>({
  records,
  pages,
  query,
  deletion,
  changes,
  may,
  nameOf,
}: {
  records: Records
  pages: Endpoint<undefined, Query, undefined, Page<Row>>
  query: NoInfer<Query>
  deletion: Endpoint<{ ids: string }, undefined, undefined, null>
  changes: readonly Pick<Endpoint, 'path'>[]
  may: { readonly add: Permission; readonly edit: Permission; readonly remove: Permission }
  nameOf: (row: Row) => string
}): {
  readonly table: Pick<RecordListProps<Row>, 'records' | 'list' | 'rowKey' | 'nameOf' | 'bulk' | 'onCreate'>
  readonly rows: readonly Row[] | undefined
  readonly create: (() => void) | undefined
  readonly edit: (row: Row) => (() => void) | undefined
  readonly remove: (row: Row) => (() => void) | undefined
  readonly dialog: ReactNode
} => {
  const t = useT()
  const { list, chosen, everything } = usePages(pages, query, records.narrowedBy)
  const create = useCreate(may.add, records)
  const mayEdit = usePermission(may.edit)
  const removal = useRemoval({
    endpoint: deletion,
    changes,
    permission: may.remove,
    chosen,
    everything,
    nameOf,
    loss: t('delete.loss'),
  })
  return {
    table: { records, list, rowKey: idOf, nameOf, bulk: removal.bulk, onCreate: create },
    rows: list.data?.records,
    create,
    edit: ({ id }) => (mayEdit ? () => records.open(id) : undefined),
    remove: removal.of,
    dialog: removal.dialog,
  }
}
