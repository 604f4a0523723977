import { Popover } from 'radix-ui'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { controlField, controlFrame } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size } from '../_internal/size-context.ts'
import { useListboxCursor } from '../combobox/use-listbox-cursor.ts'
import { Icon } from '../icon/index.tsx'
import { type Filter, type FilterField, type FilterOperator, type FilterSuggestion, suggestFilters } from './filter.ts'
import type { FilterBarLabels } from './index.tsx'

/** The field that adds filters. Focus stays in it while its list is open (aria-activedescendant). */
export function AddFilter({
  ref,
  fields,
  operators,
  labels,
  size,
  onFilter,
  onField,
  onRemoveLast,
}: {
  ref: Ref<HTMLInputElement>
  fields: readonly FilterField[]
  operators: readonly FilterOperator[]
  labels: FilterBarLabels
  size: Size
  /** A whole filter was chosen. */
  onFilter: (filter: Filter) => void
  /** A field was chosen, its value is still to be entered. */
  onField: (field: FilterField) => void
  onRemoveLast: () => void
}) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const found: (FilterSuggestion & { disabled?: boolean })[] = suggestFilters(fields, operators, typed)
  const cursor = useListboxCursor(listId, found)

  const take = (suggestion: FilterSuggestion | undefined) => {
    if (!suggestion) return
    setTyped('')
    setOpen(false)
    cursor.reset()
    suggestion.filter ? onFilter(suggestion.filter) : onField(suggestion.field)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (open) take(cursor.active)
      else setOpen(true)
    } else if (event.key === 'Escape' && (open || typed !== '')) {
      // Used up here: it must not also clear the selection of the table below.
      event.preventDefault()
      open ? setOpen(false) : setTyped('')
    } else if (event.key === 'Backspace' && typed === '') onRemoveLast()
    else if (open) cursor.onKey(event)
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    }
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div data-slot="filter-add" className={cn(controlFrame, controlHeight[size], 'w-48 max-sm:w-full')}>
          <Icon name="filter" className="ms-2.5 text-muted" />
          <input
            ref={ref}
            role="combobox"
            aria-label={labels.add}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? cursor.activeId : undefined}
            autoComplete="off"
            placeholder={labels.addPlaceholder}
            value={typed}
            className={cn(controlField, 'px-2')}
            onChange={(event) => {
              setTyped(event.target.value)
              cursor.reset()
              setOpen(true)
            }}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          data-slot="filter-suggestions"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          role="presentation"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A click into the field itself is not a click outside.
          onInteractOutside={(event) => event.preventDefault()}
          className="z-palette max-h-80 min-w-56 max-w-96 animate-rise-in overflow-y-auto rounded-lg bg-paper p-1 text-base text-ink shadow-menu outline-none"
        >
          <div id={listId} role="listbox" aria-label={labels.suggestions}>
            {found.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field (aria-activedescendant)
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
              <div
                key={suggestion.id}
                id={cursor.idOf(index)}
                role="option"
                aria-selected={index === cursor.index}
                data-active={index === cursor.index || undefined}
                className="flex min-h-8 cursor-pointer items-center rounded-md px-2 py-1 data-active:bg-desk pointer-coarse:min-h-11"
                onMouseMove={() => cursor.moveTo(index)}
                // Keeps the focus, and with it the list, where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                <span className="min-w-0 truncate">{suggestion.label}</span>
              </div>
            ))}
          </div>
          <div role="status" className={found.length === 0 ? 'px-2 py-1.5 text-muted' : 'sr-only'}>
            {found.length === 0 ? labels.nothingFound : ''}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
