import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { ColumnFacts } from './column.ts'
import type { ArrangedColumn } from './column-state.ts'
import { alignClass, pinClass, tableClass } from './data-table.variants.ts'
import { nativeRole } from './native-roles.ts'
import type { SortRule } from './sort.ts'

/** A column's head. Its keys and pointers are handled by the head row, see useHead. */
export function HeadCell({
  arranged: { column, pin: side },
  index,
  pin,
  edge,
  rule,
  sortable,
  resizable,
  tabStop,
  shortcuts,
}: {
  arranged: ArrangedColumn<ColumnFacts>
  index: number
  pin: CSSProperties | undefined
  edge: string | undefined
  rule: SortRule | undefined
  sortable: boolean
  resizable: boolean
  tabStop: boolean
  shortcuts: string | undefined
}) {
  const align = column.align ?? 'start'
  const Label = sortable ? 'button' : 'div'
  return (
    <th
      {...nativeRole.head}
      scope="col"
      data-slot="data-table-head"
      data-column={index}
      aria-sort={sortable ? (rule ? (rule.desc ? 'descending' : 'ascending') : 'none') : undefined}
      className={clsx(
        tableClass.headCell,
        side && tableClass.headPinned,
        side && [pinClass[side], edge, 'border-hairline'],
      )}
      style={pin}
    >
      <div className={tableClass.headInner}>
        <Label
          {...(sortable && { type: 'button' as const })}
          data-head=""
          title={column.header}
          aria-keyshortcuts={shortcuts}
          tabIndex={tabStop ? 0 : -1}
          className={clsx(tableClass.headLabel, sortable && tableClass.headSortable, alignClass[align])}
        >
          <span className="min-w-0 truncate">{column.header}</span>
          {rule && <SortGlyph desc={rule.desc} className={align === 'end' ? 'order-first' : undefined} />}
        </Label>
        {resizable && <span data-resize="" aria-hidden="true" className={tableClass.resize} />}
      </div>
    </th>
  )
}

function SortGlyph({ desc, className }: { desc: boolean; className: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={clsx('size-3.5 shrink-0 fill-none stroke-accent-text', desc && 'rotate-180', className)}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 13V3.5m0 0L4.5 7M8 3.5 11.5 7" />
    </svg>
  )
}
