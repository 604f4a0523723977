import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ChoiceChip, ChoicePopover, ChoiceSearch } from '../_internal/choice-popover.tsx'
import { cn } from '../_internal/cn.ts'
import type { ControlProps } from '../_internal/control-props.ts'
import { givenWords } from '../_internal/given-words.ts'
import { isComposing } from '../_internal/is-composing.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import type { ComboboxLabels } from './labels.ts'
import { useOptionRows } from './option-rows.tsx'
import { useListboxCursor } from './use-listbox-cursor.ts'

export type { ComboboxLabels } from './labels.ts'

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
  /** Name of the search field and of the list. @default the words around it, as the next three */
  searchLabel?: string | undefined
  /** When nothing is found; with `onSearch` also before anything was searched for. */
  emptyText?: string | undefined
  loadingText?: string | undefined
  /** Joined with an option's name: "Remove Anna". */
  removeLabel?: string | undefined
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
export function Combobox(props: Controllable<ComboboxProps>) {
  const p = useControllable<ComboboxProps>(props, [])
  const labels = useLabels(
    'combobox',
    givenWords({ search: p.searchLabel, empty: p.emptyText, loading: p.loadingText, remove: p.removeLabel }),
  )
  const [open, setOpen] = useState(false)
  const fixed = p.disabled || p.readOnly
  const chosen = useChosen(p)

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
            removeLabel={`${labels.remove} ${option.label}`}
            onRemove={fixed ? undefined : () => p.onChange(p.value.filter((id) => id !== option.id))}
          >
            {option.label}
          </ChoiceChip>
        ))
      }
      text={!p.multiple && chosen[0]?.label}
      placeholder={chosen.length === 0 && p.placeholder}
      panelLabel={labels.search}
      panelClass="max-h-80 w-(--radix-popover-trigger-width) min-w-56"
    >
      <Choices {...p} labels={labels} onToggle={toggle} />
    </ChoicePopover>
  )
}

/** Mounted per opening: the search starts empty each time. */
function Choices({
  labels,
  onToggle,
  ...p
}: ComboboxProps & { labels: ComboboxLabels; onToggle: (id: string) => void }) {
  const [query, setQuery] = useState('')
  const listId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const list = useRef<HTMLDivElement>(null)
  const lowered = useLowered(p.options)
  const options = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase()
    if (p.onSearch || wanted === '') return p.options
    const texts = lowered()
    return p.options.filter((_, index) => texts[index]?.includes(wanted))
  }, [p.onSearch, p.options, query, lowered])
  const [start] = useState(() =>
    p.value.length === 0 ? -1 : options.findIndex((option) => p.value.includes(option.id)),
  )
  const cursor = useListboxCursor(listId, options, start)
  const { rows, virtual, onScroll } = useOptionRows({ options, value: p.value, cursor, scroller: list, onToggle })

  const search = (next: string) => {
    setQuery(next)
    cursor.reset()
    if (!p.onSearch) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => p.onSearch?.(next), searchPause)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes.
    if (isComposing(event)) return
    if (cursor.onKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (cursor.active) onToggle(cursor.active.id)
    } else if (event.key === 'Backspace' && query === '' && p.multiple && p.value.length > 0) {
      p.onChange(p.value.slice(0, -1))
    }
  }

  // Nothing to choose from is not the same as nothing found.
  const nothing = query === '' && !(p.onSearch && p.emptyText !== undefined) ? labels.noData : labels.empty

  return (
    <>
      <ChoiceSearch
        aria-controls={listId}
        aria-activedescendant={cursor.activeId}
        aria-label={labels.search}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        after={p.loading && <Spinner />}
      />
      <div role="status" className={cn(options.length > 0 ? 'sr-only' : 'px-3 py-4 text-center text-muted')}>
        {options.length > 0 ? '' : p.loading ? labels.loading : nothing}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={labels.search}
        aria-multiselectable={p.multiple || undefined}
        aria-busy={p.loading || undefined}
        tabIndex={-1}
        ref={list}
        onScroll={onScroll}
        className={cn('min-h-0 flex-1 overflow-y-auto outline-none', options.length > 0 && (virtual ? 'px-1' : 'p-1'))}
      >
        {rows}
      </div>
    </>
  )
}

/** The chosen options, in the order chosen; an id nobody knows is its own name. */
function useChosen({ value, chosen, options }: ComboboxProps): ComboboxOption[] {
  return useMemo(() => {
    if (value.length === 0) return []
    const known = new Map([...(chosen ?? []), ...options].map((option) => [option.id, option]))
    return value.map((id) => known.get(id) ?? { id, label: id })
  }, [value, chosen, options])
}

/** What a query is looked for in, made with the first letter typed and kept until the options change. */
function useLowered(options: readonly ComboboxOption[]): () => readonly string[] {
  return useMemo(() => {
    let texts: string[] | undefined
    return () => {
      texts ??= options.map(({ label, description = '' }) => `${label} ${description}`.toLocaleLowerCase())
      return texts
    }
  }, [options])
}
