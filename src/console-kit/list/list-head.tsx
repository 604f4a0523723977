import type { ReactNode } from 'react'
import { ColumnSettings } from '#ds/column-settings'
import { RightToolbar, type RightToolbarProps } from '#ds/right-toolbar'
import { phone, useMedia } from '../look/use-media.ts'
import { type Refreshed, StaleNote } from '../states/stale-note.tsx'
import type { ListColumn } from './fitting-columns.ts'
import type { useTableLook } from './use-table-look.ts'

/** The head of every list's card: its name, and the same tools in the same order; below it, whether its rows may be old. */
export function ListHead<Row>({
  label,
  toolsLabel,
  list,
  columns,
  look,
  search,
  tools,
}: {
  /** Name of the list. */
  label: string
  /** Accessible name of its tools. */
  toolsLabel: string
  list: Refreshed
  columns: readonly ListColumn<Row>[]
  look: ReturnType<typeof useTableLook>
  /** The switch of the filters, where they can be put away. */
  search?: RightToolbarProps['search']
  /** Before the tools every list has. */
  tools?: ReactNode
}) {
  const isPhone = useMedia(phone)
  return (
    <>
      <div className="flex items-center gap-3 border-hairline border-b py-2 ps-6 pe-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{label}</h2>
        {tools}
        <RightToolbar
          label={toolsLabel}
          size="small"
          search={search}
          refresh={{ busy: list.isFetching, onRefresh: () => void list.refetch() }}
          // On a phone rows are as high as a finger, and there are two columns.
          {...(!isPhone && {
            density: { value: look.density ?? 'default', onChange: look.setDensity },
            columns: <ColumnSettings columns={columns} state={look.columns} onChange={look.setColumns} size="small" />,
          })}
        />
      </div>
      <StaleNote query={list} />
    </>
  )
}
