import { useLayoutEffect, useRef, useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import type { ColumnFacts, ColumnState } from '../data-table/column.ts'
import { arrangeColumns, canMoveColumn, hideColumn, moveColumn, pinColumn } from '../data-table/column-state.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { Popover } from '../popover/index.tsx'
import { ColumnRow, type MoveButton } from './column-row.tsx'
import { dragOrder } from './drag-order.ts'
import type { ColumnSettingsLabels } from './labels.ts'

export type { ColumnSettingsLabels } from './labels.ts'

export interface ColumnSettingsProps {
  columns: readonly ColumnFacts[]
  state: ColumnState
  onChange: (state: ColumnState) => void
  labels?: Partial<ColumnSettingsLabels> | undefined
  size?: Size | undefined
}

/**
 * Which columns a table shows, in which order, and which stay in view: a button with a panel, for DataTable and
 * TreeTable. Works on the table's own `columnState`; reset is the empty state, widths included.
 *
 * Do: place it at the end of the table's tools, on every table alike.
 * Don't: let the column that names the row be hidden.
 * Keys: Tab goes through; Space shows or hides, pins; Enter and Space move and keep the focus; Escape closes.
 * ARIA: non-modal dialog from a button (Radix popover) with a list; moving is a pair of buttons, dragging the grip does
 * the same by pointer.
 */
export function ColumnSettings(props: Controllable<ColumnSettingsProps, 'state'>) {
  const {
    columns,
    state,
    onChange,
    labels: own,
    size,
  } = useControllable<ColumnSettingsProps, 'state'>(props, {}, { value: 'state' })
  const labels = useLabels('column-settings', own)
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<{ id: string; button: MoveButton }>(undefined)
  const [message, setMessage] = useState('')
  const arranged = arrangeColumns(columns, state)
  const visible = arranged.filter((each) => !each.hidden)
  const latest = useRef({ columns, state, onChange })

  // React moves the row to its new place in the list, and a moved element loses focus.
  useLayoutEffect(() => {
    latest.current = { columns, state, onChange }
    const { id, button } = refocus.current ?? {}
    refocus.current = undefined
    if (id === undefined) return
    const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === id)
    row?.querySelector<HTMLElement>(`[data-move=${button}]`)?.focus()
  })

  const move = (id: string, by: number) => {
    const now = latest.current
    const next = moveColumn(now.columns, now.state, id, by)
    if (next === now.state) return
    now.onChange(next)
    const place = arrangeColumns(now.columns, next).findIndex((each) => each.column.id === id)
    const header = now.columns.find((each) => each.id === id)?.header ?? id
    setMessage(labels.moved(header, place + 1, now.columns.length))
  }

  return (
    <Popover
      label={labels.trigger}
      align="end"
      className="w-80 p-2"
      trigger={
        <Button size={size} iconStart={<Icon name="columns" />}>
          {labels.trigger}
        </Button>
      }
    >
      <ul ref={list} data-slot="column-settings" className="grid">
        {arranged.map(({ column, hidden, pin }) => (
          <ColumnRow
            key={column.id}
            id={column.id}
            name={column.header}
            labels={labels}
            shown={!hidden}
            // The last column in sight stays: a table without columns cannot be understood, nor its head be reached.
            fixed={column.hideable === false || (!hidden && visible.length === 1)}
            pinned={pin !== undefined}
            canMoveUp={canMoveColumn(columns, state, column.id, -1)}
            canMoveDown={canMoveColumn(columns, state, column.id, 1)}
            onShow={(shown) => onChange(hideColumn(state, column.id, !shown))}
            onPin={(pinned) => onChange(pinColumn(state, column.id, pinned ? 'start' : 'none'))}
            onMove={(button) => {
              refocus.current = { id: column.id, button }
              move(column.id, button === 'up' ? -1 : 1)
            }}
            onGrip={(down) => list.current && dragOrder(down, list.current, column.id, (by) => move(column.id, by))}
          />
        ))}
      </ul>
      <div className="mt-2 flex justify-end border-hairline border-t pt-2">
        <Button size="small" variant="ghost" iconStart={<Icon name="undo" />} onClick={() => onChange({})}>
          {labels.reset}
        </Button>
      </div>
      <LiveRegion message={message} />
    </Popover>
  )
}
