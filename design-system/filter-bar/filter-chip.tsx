import { useState } from 'react'
import { cn } from '../_internal/cn.ts'
import type { Size } from '../_internal/size-context.ts'
import { controlHeight } from '../_internal/size-context.ts'
import { Icon } from '../icon/index.tsx'
import { Popover } from '../popover/index.tsx'
import type { Filter, FilterDraft, FilterField, FilterOperator } from './filter.ts'
import { FilterEditor } from './filter-editor.tsx'
import type { FilterBarLabels } from './index.tsx'

/** One filter: a button with its panel, and a button that removes it. */
export function FilterChip({
  filter,
  fields,
  operators,
  parts,
  removeLabel,
  startsOpen,
  labels,
  size,
  onApply,
  onRemove,
  onClose,
}: {
  filter: FilterDraft
  fields: readonly FilterField[]
  operators: readonly FilterOperator[]
  parts: { field: string; operator: string; value: string }
  removeLabel: string
  startsOpen: boolean
  labels: FilterBarLabels
  size: Size
  onApply: (filter: Filter) => void
  onRemove: () => void
  /** The panel was closed without applying. */
  onClose: () => void
}) {
  const [open, setOpen] = useState(startsOpen)
  const field = fields.find((each) => each.id === filter.field)
  const whole = [parts.field, parts.operator, parts.value].filter(Boolean).join(' ')
  return (
    <span
      data-slot="filter-chip"
      className={cn(
        'inline-flex min-w-0 max-w-full items-stretch rounded-md bg-accent-soft text-accent-text text-sm',
        controlHeight[size],
      )}
    >
      <Popover
        label={whole}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) onClose()
        }}
        className="w-72"
        trigger={
          <button
            type="button"
            title={whole}
            className="flex min-w-0 items-center gap-1 rounded-md py-0.5 ps-2.5 pe-1 -outline-offset-2!"
          >
            <span className="shrink-0">{parts.field}</span>
            <span className="shrink-0 opacity-85">{parts.operator}</span>
            <b className="min-w-0 truncate font-semibold">{parts.value}</b>
          </button>
        }
      >
        {field ? (
          <FilterEditor
            // A panel that opens again starts from the filter as it is now.
            key={String(open)}
            field={field}
            filter={filter}
            operators={operators}
            labels={labels}
            onApply={(next) => {
              onApply(next)
              setOpen(false)
            }}
          />
        ) : (
          whole
        )}
      </Popover>
      <button
        type="button"
        aria-label={removeLabel}
        className="grid min-w-7 shrink-0 place-items-center rounded-md -outline-offset-2! pointer-coarse:min-w-11"
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </span>
  )
}
