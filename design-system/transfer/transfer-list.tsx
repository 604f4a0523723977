import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { CheckGlyph } from '../_internal/glyphs.tsx'
import type { Size } from '../_internal/size-context.ts'
import { useRowWindow } from '../_internal/use-row-window.ts'
import { isLetterKey, useTypeahead } from '../_internal/use-typeahead.ts'
import { Checkbox } from '../checkbox/index.tsx'
import { SearchInput } from '../search-input/index.tsx'
import type { TransferLabels } from './labels.ts'
import type { Side, TransferItem } from './transfer-types.ts'

const virtualAbove = 200

/** One side: head with box and count, search, listbox. Marks survive a search; only what is shown moves with "all". */
export function TransferList({
  side,
  items,
  marked,
  onMark,
  onMove,
  labels,
  disabled,
  invalid,
  size,
}: {
  side: Side
  items: readonly TransferItem[]
  marked: ReadonlySet<string>
  onMark: (ids: ReadonlySet<string>) => void
  onMove: (ids: ReadonlySet<string>) => void
  labels: TransferLabels
  disabled: boolean
  invalid: boolean | undefined
  size: Size
}) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [cursor, setCursor] = useState(0)
  const typeahead = useTypeahead()
  const shown = useMemo(() => items.filter((item) => matches(item, query)), [items, query])
  const markable = shown.filter((item) => !item.disabled)
  // After a move the list is shorter: the cursor stays where it was, or on the new last item.
  const active = Math.min(cursor, shown.length - 1)
  const activeItem = shown[active]
  const idOf = (item: TransferItem) => `${id}-${encodeURIComponent(item.id)}`
  const activeId = activeItem && idOf(activeItem)
  const virtual = shown.length > virtualAbove
  const { from, to, rowHeight, scrollTo, onScroll } = useRowWindow(scroller, shown.length, virtual)
  const [walked, setWalked] = useState(false)

  useEffect(() => {
    if (!walked) return
    if (virtual) scrollTo(active)
    else if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, activeId, virtual, scrollTo, walked])

  const toggle = (item: TransferItem) => {
    if (item.disabled || disabled) return
    const next = new Set(marked)
    if (!next.delete(item.id)) next.add(item.id)
    onMark(next)
  }
  const allMarked = markable.length > 0 && markable.every((item) => marked.has(item.id))
  const toggleAll = () => onMark(new Set(allMarked ? [] : markable.map((item) => item.id)))

  const onKeyDown = (event: KeyboardEvent) => {
    if (!activeItem || disabled || event.altKey) return
    const walk = (index: number) => {
      const next = Math.max(0, Math.min(shown.length - 1, index))
      setWalked(true)
      setCursor(next)
      const item = shown[next]
      if (event.shiftKey && item && !item.disabled) {
        onMark(new Set([...marked, ...(activeItem.disabled ? [] : [activeItem.id]), item.id]))
      }
    }
    const steps: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: shown.length - 1,
      PageDown: active + 10,
      PageUp: active - 10,
    }
    const step = steps[event.key]
    if (step !== undefined) walk(step)
    else if (event.key === ' ') toggle(activeItem)
    else if (event.key === 'Enter') onMove(marked.size > 0 ? marked : new Set([activeItem.id]))
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') toggleAll()
    else if (isLetterKey(event)) {
      const labelsShown = shown.map((item) => item.label)
      const hit = typeahead(event.key, labelsShown, active)
      if (hit >= 0) walk(hit)
    } else return
    event.preventDefault()
  }

  const row = (item: TransferItem, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox (aria-activedescendant)
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the listbox
    <div
      key={item.id}
      id={idOf(item)}
      role="option"
      data-row
      data-slot="transfer-option"
      data-active={index === active || undefined}
      aria-selected={marked.has(item.id)}
      aria-disabled={item.disabled || disabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={shown.length}
      title={virtual ? item.label : undefined}
      style={virtual ? { position: 'absolute', insetInline: 0, top: index * rowHeight, height: rowHeight } : undefined}
      className={cn(
        'flex cursor-pointer select-none items-center gap-2 px-3 py-1 hover:bg-ink/4',
        item.description === undefined ? rowHeights[size] : 'min-h-12',
        'group-focus/list:data-active:bg-ink/6',
        'group-focus-visible/list:data-active:outline-2 group-focus-visible/list:data-active:-outline-offset-2',
        'group-focus-visible/list:data-active:outline-accent-solid',
        marked.has(item.id) && 'bg-accent-soft!',
        (item.disabled || disabled) && 'cursor-not-allowed text-muted',
      )}
      onClick={() => {
        setCursor(index)
        toggle(item)
      }}
      onDoubleClick={() => onMove(new Set([item.id]))}
    >
      <span
        data-slot="transfer-check"
        className={cn(
          'grid size-4 shrink-0 place-items-center rounded-sm border border-control bg-paper',
          marked.has(item.id) && 'border-accent-solid bg-accent-solid text-accent-on',
          (item.disabled || disabled) && 'border-hairline bg-subtle text-muted',
        )}
      >
        {marked.has(item.id) && <CheckGlyph className="size-3.5" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cn('block', virtual ? 'truncate' : 'wrap-break-word')}>{item.label}</span>
        {item.description !== undefined && (
          <span className="block truncate text-muted text-sm">{item.description}</span>
        )}
      </span>
    </div>
  )
  const outOfSight = virtual && activeItem && (active < from || active >= to)

  return (
    <div
      data-slot="transfer-list"
      data-side={side}
      className={cn(
        'flex min-w-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-paper text-base',
        invalid && 'border-danger-solid',
      )}
    >
      <div className="flex min-h-control-default items-center gap-2 border-hairline border-b bg-subtle px-3 text-sm">
        <Checkbox
          checked={allMarked ? true : marked.size > 0 ? 'mixed' : false}
          ariaLabel={`${labels[side]} ${labels.markAll}`}
          disabled={disabled || markable.length === 0}
          onChange={toggleAll}
        />
        <span id={`${id}-title`} className="min-w-0 flex-1 truncate font-medium">
          {labels[side]}
        </span>
        <span data-slot="transfer-count" className="shrink-0 text-muted tabular-nums">
          {labels.count(marked.size, items.length)}
        </span>
      </div>
      <div className="border-hairline border-b p-2">
        <SearchInput
          value={query}
          onChange={(next) => {
            setQuery(next)
            setCursor(0)
          }}
          debounce={0}
          label={`${labels[side]} ${labels.search}`}
          placeholder={labels.search}
          clearLabel={labels.clearSearch}
          size={size === 'default' ? 'medium' : size}
        />
      </div>
      <div className="relative h-64 min-h-0">
        <div
          ref={scroller}
          role="listbox"
          aria-multiselectable
          aria-labelledby={`${id}-title`}
          aria-disabled={disabled || undefined}
          aria-activedescendant={activeId}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
          className="group/list relative h-full overflow-y-auto outline-none focus-visible:outline-2 focus-visible:outline-accent-solid focus-visible:-outline-offset-2"
        >
          {virtual ? (
            <div className="relative" style={{ height: shown.length * rowHeight }}>
              {shown.slice(from, to).map((item, at) => row(item, from + at))}
              {outOfSight && row(activeItem, active)}
            </div>
          ) : (
            shown.map(row)
          )}
        </div>
        {shown.length === 0 && (
          <p className="pointer-events-none absolute inset-x-0 top-6 px-3 text-center text-muted">{labels.empty}</p>
        )}
      </div>
    </div>
  )
}

const rowHeights: Record<Size, string> = {
  default: 'min-h-control-medium',
  medium: 'min-h-control-small',
  small: 'min-h-control-mini',
  mini: 'min-h-control-mini',
}

function matches(item: TransferItem, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return `${item.label} ${item.description ?? ''}`.toLocaleLowerCase().includes(wanted)
}
