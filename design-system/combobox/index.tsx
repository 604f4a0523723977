import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ChoiceChip, ChoicePopover, ChoiceSearch } from '../_internal/choice-popover.tsx'
import { cn } from '../_internal/cn.ts'
import type { ControlProps } from '../_internal/control-props.ts'
import type { Size } from '../_internal/size-context.ts'
import { Icon } from '../icon/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import { useListboxCursor } from './use-listbox-cursor.ts'

export interface ComboboxOption {
  id: string
  label: string
  /** A second line: department, e-mail. */
  description?: string | undefined
  disabled?: boolean | undefined
}

export interface ComboboxProps extends ControlProps {
  /** Options on offer; with `onSearch` the ones found by the server. */
  options: readonly ComboboxOption[]
  /** Chosen ids; at most one unless `multiple`. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  onBlur?: (() => void) | undefined
  /** Chosen options that `options` need not hold (found earlier, other page), so their names can be shown. */
  chosen?: readonly ComboboxOption[] | undefined
  /** Asks for options after 430 ms without a key (spec). Without it the given options are filtered here. */
  onSearch?: ((query: string) => void) | undefined
  loading?: boolean | undefined
  multiple?: boolean | undefined
  placeholder?: string | undefined
  searchLabel: string
  emptyText: string
  loadingText?: string | undefined
  /** Joined with an option's name: "Remove Anna". */
  removeLabel: string
  size?: Size | undefined
}

const searchPause = 430

/**
 * One or several of many, found by typing (APG combobox with listbox) in a Radix popover, so it works inside dialogs.
 *
 * Do: give it the values people use most before they type.
 * Don't: use it for fewer than about ten options; those can simply be shown.
 * Keys: Enter, Space or arrow down opens; arrows, Home, End walk; Enter chooses; Backspace in an empty search removes
 * the last chosen; Escape closes and focus returns.
 */
export function Combobox(p: ComboboxProps) {
  const [open, setOpen] = useState(false)
  const fixed = p.disabled || p.readOnly
  const known = new Map([...(p.chosen ?? []), ...p.options].map((option) => [option.id, option]))
  const chosen = p.value.map((id) => known.get(id) ?? { id, label: id })

  const toggle = (id: string) => {
    if (!p.multiple) {
      p.onChange([id])
      setOpen(false)
    } else {
      p.onChange(p.value.includes(id) ? p.value.filter((each) => each !== id) : [...p.value, id])
    }
  }

  return (
    <ChoicePopover
      slot="combobox"
      popup="listbox"
      control={p}
      open={open}
      onOpenChange={setOpen}
      onBlur={p.onBlur}
      size={p.size}
      wraps
      chips={
        p.multiple &&
        chosen.map((option) => (
          <ChoiceChip
            key={option.id}
            slot="combobox"
            removeLabel={`${p.removeLabel} ${option.label}`}
            onRemove={fixed ? undefined : () => p.onChange(p.value.filter((id) => id !== option.id))}
          >
            {option.label}
          </ChoiceChip>
        ))
      }
      text={!p.multiple && chosen[0]?.label}
      placeholder={chosen.length === 0 && p.placeholder}
      panelLabel={p.searchLabel}
      panelClass="max-h-80 w-(--radix-popover-trigger-width) min-w-56"
    >
      <Choices {...p} onToggle={toggle} />
    </ChoicePopover>
  )
}

/** Mounted per opening: the search starts empty each time. */
function Choices({ onToggle, ...p }: ComboboxProps & { onToggle: (id: string) => void }) {
  const [query, setQuery] = useState('')
  const listId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const options = p.onSearch ? p.options : p.options.filter((option) => matches(option, query))
  const cursor = useListboxCursor(
    listId,
    options,
    options.findIndex((option) => p.value.includes(option.id)),
  )

  const search = (next: string) => {
    setQuery(next)
    cursor.reset()
    if (!p.onSearch) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => p.onSearch?.(next), searchPause)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    if (cursor.onKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (cursor.active) onToggle(cursor.active.id)
    } else if (event.key === 'Backspace' && query === '' && p.multiple && p.value.length > 0) {
      p.onChange(p.value.slice(0, -1))
    }
  }

  return (
    <>
      <ChoiceSearch
        aria-controls={listId}
        aria-activedescendant={cursor.activeId}
        aria-label={p.searchLabel}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        after={p.loading && <Spinner />}
      />
      <div role="status" className={cn(options.length > 0 ? 'sr-only' : 'px-3 py-4 text-center text-muted')}>
        {options.length > 0 ? '' : p.loading ? p.loadingText : p.emptyText}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={p.searchLabel}
        aria-multiselectable={p.multiple || undefined}
        aria-busy={p.loading || undefined}
        tabIndex={-1}
        className={cn('min-h-0 flex-1 overflow-y-auto outline-none', options.length > 0 && 'p-1')}
      >
        {options.map((option, index) => {
          const selected = p.value.includes(option.id)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field (aria-activedescendant)
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field
            <div
              key={option.id}
              id={cursor.idOf(index)}
              role="option"
              data-slot="combobox-option"
              aria-selected={selected}
              aria-disabled={option.disabled || undefined}
              data-active={index === cursor.index || undefined}
              className={cn(
                'flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 py-1 data-active:bg-desk pointer-coarse:min-h-11',
                option.disabled && 'cursor-not-allowed opacity-55',
              )}
              onMouseMove={() => !option.disabled && cursor.moveTo(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !option.disabled && onToggle(option.id)}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate">{option.label}</span>
                {option.description !== undefined && (
                  <span className="block truncate text-muted text-sm">{option.description}</span>
                )}
              </span>
              {selected && <Icon name="check" className="text-accent-text" />}
            </div>
          )
        })}
      </div>
    </>
  )
}

function matches(option: ComboboxOption, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return `${option.label} ${option.description ?? ''}`.toLocaleLowerCase().includes(wanted)
}
