import type { ComponentProps, ReactNode } from 'react'
import { useFamilyT } from '#sdk/page'
import type { Records } from '../records/use-records.ts'
import { RecordDrawer } from './record-drawer.tsx'
import type { RecordForm } from './use-record-form.tsx'

/**
 * The record the address of a list has open (`open=new`, `open=7`), as `RecordDrawer` draws it. A record that was saved is
 * marked in the list for a moment (ux C32).
 * @param rows what the list shows, where that is all of a record: the form is there at once
 * @param create heading of a new one
 */
export function ListedDrawer<
  Row extends { readonly id: string; readonly version: number },
  Values extends object,
  Made extends { readonly id: string },
  New = unknown,
  Change = unknown,
>({
  records,
  rows,
  create,
  nameOf,
  title,
  panel = '',
  onSaved,
  children,
  ...rest
}: Pick<
  ComponentProps<typeof RecordDrawer<Row, Values, Made, New, Change>>,
  'calls' | 'shape' | 'width' | 'rules' | 'forbiddenField' | 'textOf'
> & {
  records: Records
  rows?: readonly Row[] | undefined
  create: string
  nameOf: (row: Row) => string
  /** Of the open one, where it says more than that it is edited. */
  title?: (row: Row) => string
  /** Which panel of the open record this is. */
  panel?: string
  /** @param made what the server answered about a new one */
  onSaved?: (made: Made | undefined, values: Values) => void
  children: (form: RecordForm<Values>, record: Row | undefined) => ReactNode
}) {
  const t = useFamilyT('record-form')
  const { open, below, panel: shown } = records.search
  if (open === '' || shown !== panel) return null
  return (
    <RecordDrawer<Row, Values, Made, New, Change>
      key={`${open} ${below}`}
      {...rest}
      id={open}
      known={rows?.find(({ id }) => id === open)}
      title={(row) => {
        if (open === 'new') return create
        return row ? (title?.(row) ?? t('edit.of', { name: nameOf(row) })) : t('edit')
      }}
      onClose={records.close}
      onSaved={(id, made, values) => {
        records.mark(id)
        onSaved?.(made, values)
      }}
    >
      {children}
    </RecordDrawer>
  )
}
