import { type CSSProperties, type RefObject, useEffect } from 'react'
import { cn } from '../_internal/cn.ts'
import { useRowWindow } from '../_internal/use-row-window.ts'
import { Icon } from '../icon/index.tsx'
import type { ComboboxOption } from './index.tsx'
import type { ListboxCursor } from './use-listbox-cursor.ts'

const virtualAbove = 200

/**
 * The options on offer. Above 200 only those in sight are in the document, and the active one: all are then of one height,
 * that of two lines when any has a description.
 */
export function useOptionRows({
  options,
  value,
  cursor,
  scroller,
  onToggle,
}: {
  options: readonly ComboboxOption[]
  value: readonly string[]
  cursor: ListboxCursor
  scroller: RefObject<HTMLElement | null>
  onToggle: (id: string) => void
}) {
  const virtual = options.length > virtualAbove
  const { from, to, rowHeight, scrollTo, onScroll } = useRowWindow(scroller, options.length, virtual)
  const active = cursor.index
  const count = options.length

  // With the count: what a query left is shown from the active one on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    if (virtual) scrollTo(active)
  }, [active, count, virtual, scrollTo])

  const high = virtual && options.some((option) => option.description !== undefined)
  const row = (index: number, style?: CSSProperties) => {
    const option = options[index]!
    const selected = value.includes(option.id)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field (aria-activedescendant)
      // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field
      <div
        key={option.id}
        id={cursor.idOf(index)}
        role="option"
        data-row
        data-slot="combobox-option"
        aria-selected={selected}
        aria-disabled={option.disabled || undefined}
        aria-posinset={virtual ? index + 1 : undefined}
        aria-setsize={virtual ? options.length : undefined}
        data-active={index === active || undefined}
        style={style}
        className={cn(
          'flex cursor-pointer items-center gap-2 rounded-md px-2 py-1 data-active:bg-desk',
          high ? 'min-h-12' : 'min-h-8 pointer-coarse:min-h-11',
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
  }
  if (!virtual) return { rows: options.map((_, index) => row(index)), virtual, onScroll }
  const place = (index: number): CSSProperties => ({
    position: 'absolute',
    insetInline: 0,
    top: index * rowHeight,
    height: rowHeight,
  })
  const rows = (
    <div role="presentation" className="relative" style={{ height: options.length * rowHeight }}>
      {options.slice(from, to).map((_, at) => row(from + at, place(from + at)))}
      {active >= 0 && (active < from || active >= to) && row(active, place(active))}
    </div>
  )
  return { rows, virtual, onScroll }
}
