import { clsx } from 'clsx'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, controlAria, joinIds } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { iconMap } from '../icon/icon-map.ts'
import { Icon, type IconName, isIconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { IconPickerLabels } from './labels.ts'
import { searchIcons } from './search-icons.ts'

export type { IconPickerLabels } from './labels.ts'

export { searchIcons } from './search-icons.ts'

export interface IconPickerProps extends ControlProps {
  value: IconName | undefined
  onChange: (name: IconName | undefined) => void
  onBlur?: (() => void) | undefined
  /** Offered icons. @default the whole set */
  icons?: readonly IconName[] | undefined
  /** Words of the reader's language to find an icon by; the first is its name. English words are built in. */
  keywords?: Partial<Record<IconName, readonly string[]>> | undefined
  labels?: Partial<IconPickerLabels> | undefined
  size?: Size | undefined
}

const columns = 6
/** In px: enough for a finger. */
const rowHeight = 44
/** Rows drawn above and below the ones in sight. */
const overscan = 2

/**
 * An icon of the set, found by name or keyword (APG combobox with grid popup) in a Radix popover. Only the rows in
 * sight are drawn.
 *
 * Do: give the icon of a thing its keywords, so that it is found by meaning.
 * Don't: let people choose an icon where it carries no meaning.
 * Keys: Enter, Space or arrow down opens; arrows walk the grid, Page up and down by three rows, Ctrl with Home and End
 * to its ends; Enter chooses; Escape closes and focus returns.
 */
export function IconPicker(props: Controllable<IconPickerProps>) {
  const p = useControllable<IconPickerProps>(props, undefined)
  const labels = useLabels('icon-picker', p.labels)
  const [open, setOpen] = useState(false)
  const size = useSize(p.size)
  const wordId = useId()
  const fixed = p.disabled || p.readOnly
  const word = p.value === undefined ? labels.none : nameOf(p.value, p)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        if (fixed) return
        setOpen(next)
        if (!next) p.onBlur?.()
      }}
    >
      <Popover.Trigger asChild>
        <button
          type="button"
          {...controlAria({
            label: p.label === undefined ? undefined : `${p.label}: ${word}`,
            labelledBy: p.labelledBy === undefined ? undefined : joinIds(p.labelledBy, wordId),
            describedBy: p.describedBy,
          })}
          id={p.id}
          data-slot="icon-picker"
          disabled={p.disabled}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || fixed) return
            event.preventDefault()
            setOpen(true)
          }}
          className={clsx(
            'inline-flex w-full min-w-0 items-center gap-2 rounded-md border px-3 text-field text-ink disabled:border-hairline disabled:bg-subtle disabled:text-muted',
            p.invalid ? 'border-danger-solid' : 'border-control',
            p.readOnly ? 'bg-subtle' : 'bg-paper',
            controlHeight[size],
            p.className,
          )}
        >
          {p.value !== undefined && <Icon name={p.value} size={20} />}
          <span
            id={wordId}
            className={clsx('min-w-0 flex-1 truncate text-start', p.value === undefined && 'text-muted')}
          >
            {word}
          </span>
          {!fixed && <Icon name="chevron-down" className="text-muted" />}
        </button>
      </Popover.Trigger>
      {p.name !== undefined && <input type="hidden" name={p.name} value={p.value ?? ''} />}
      <Popover.Portal>
        <Popover.Content
          data-slot="icon-picker-panel"
          aria-label={labels.choose}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-palette flex max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] animate-rise-in flex-col overflow-hidden rounded-lg bg-paper text-base text-ink shadow-menu outline-none"
        >
          <Choices
            {...p}
            labels={labels}
            onChoose={(name) => {
              p.onChange(name)
              setOpen(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Mounted per opening: the search starts empty and the grid at the chosen icon. */
function Choices({
  onChoose,
  ...p
}: IconPickerProps & { labels: IconPickerLabels; onChoose: (name: IconName | undefined) => void }) {
  const gridId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(() => Math.max(0, (p.icons ?? allIcons).indexOf(p.value ?? 'alert')))
  const startedAt = useRef(active)
  const [top, setTop] = useState(0)
  const found = searchIcons(p.icons ?? allIcons, query, p.keywords)
  const rows = Math.ceil(found.length / columns)
  const height = Math.min(rows, 5) * rowHeight
  const activeRow = Math.floor(active / columns)
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan)
  const last = Math.min(rows, Math.ceil((top + height) / rowHeight) + overscan)
  const drawn = new Set(Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index))
  // The row the search field points at must exist, wherever the wheel has gone.
  if (activeRow < rows) drawn.add(activeRow)

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    box.scrollTop = Math.max(0, Math.floor(startedAt.current / columns) - 1) * rowHeight
    setTop(box.scrollTop)
  }, [])

  const moveTo = (index: number) => {
    const next = Math.min(found.length - 1, Math.max(0, index))
    setActive(next)
    const box = scroller.current
    if (!box) return
    const rowTop = Math.floor(next / columns) * rowHeight
    if (rowTop < box.scrollTop) box.scrollTop = rowTop
    else if (rowTop + rowHeight > box.scrollTop + height) box.scrollTop = rowTop + rowHeight - height
    setTop(box.scrollTop)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
    const targets: Partial<Record<string, number | false>> = {
      ArrowRight: active + forward,
      ArrowLeft: active - forward,
      ArrowDown: active + columns < found.length ? active + columns : active,
      ArrowUp: active - columns >= 0 ? active - columns : active,
      PageDown: active + 3 * columns,
      PageUp: active - 3 * columns,
      // Without Ctrl, Home and End belong to the text that is typed.
      Home: event.ctrlKey && 0,
      End: event.ctrlKey && found.length - 1,
    }
    const target = targets[event.key]
    if (typeof target === 'number') {
      event.preventDefault()
      moveTo(target)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = found[active]
      if (chosen !== undefined) onChoose(chosen)
    }
  }

  return (
    <>
      <div className="flex items-center gap-2 border-hairline border-b px-3">
        <Icon name="search" className="text-muted" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the popover opens to be typed into
          autoFocus
          type="text"
          role="combobox"
          aria-label={p.labels.search}
          aria-expanded={found.length > 0}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-controls={gridId}
          aria-activedescendant={found.length > 0 ? `${gridId}-${active}` : undefined}
          autoComplete="off"
          placeholder={p.labels.search}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
            setTop(0)
            if (scroller.current) scroller.current.scrollTop = 0
          }}
          onKeyDown={onKeyDown}
          className="min-h-control-medium min-w-0 flex-1 bg-transparent text-field outline-none"
        />
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-3 py-6 text-center text-muted'}>
        {found.length > 0 ? p.labels.found(found.length) : p.labels.empty}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual grid cannot be a table */}
      <div
        ref={scroller}
        id={gridId}
        role="grid"
        aria-label={p.labels.choose}
        aria-rowcount={rows}
        aria-colcount={columns}
        tabIndex={-1}
        data-slot="icon-picker-grid"
        className={clsx('overflow-y-auto overscroll-contain outline-none', found.length > 0 && 'm-2')}
        style={{ height }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" className="relative" style={{ height: rows * rowHeight }}>
          {[...drawn]
            .sort((a, b) => a - b)
            .map((row) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field (aria-activedescendant)
              // biome-ignore lint/a11y/useSemanticElements: a virtual grid cannot be a table
              <div
                key={row}
                role="row"
                aria-rowindex={row + 1}
                className="absolute inset-x-0 grid grid-cols-6"
                style={{ top: row * rowHeight, height: rowHeight }}
              >
                {found.slice(row * columns, (row + 1) * columns).map((name, column) => {
                  const index = row * columns + column
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field
                    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field
                    // biome-ignore lint/a11y/useSemanticElements: a virtual grid cannot be a table
                    <div
                      key={name}
                      id={`${gridId}-${index}`}
                      role="gridcell"
                      aria-colindex={column + 1}
                      aria-selected={name === p.value}
                      aria-label={nameOf(name, p)}
                      title={nameOf(name, p)}
                      data-active={index === active || undefined}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => onChoose(name)}
                      className={clsx(
                        'm-0.5 grid cursor-pointer place-items-center rounded-md border hover:bg-desk',
                        name === p.value ? 'border-accent-solid bg-accent-soft text-accent-text' : 'border-transparent',
                        'data-active:outline-2 data-active:outline-accent-solid data-active:-outline-offset-2',
                      )}
                    >
                      <Icon name={name} size={20} />
                    </div>
                  )
                })}
              </div>
            ))}
        </div>
      </div>
      {!p.required && (
        <div className="flex justify-end border-hairline border-t p-2">
          <Button variant="ghost" size="small" onClick={() => onChoose(undefined)}>
            {p.labels.clear}
          </Button>
        </div>
      )}
    </>
  )
}

const allIcons: readonly IconName[] = Object.keys(iconMap).filter(isIconName)

function nameOf(name: IconName, p: IconPickerProps): string {
  return p.keywords?.[name]?.[0] ?? name
}
