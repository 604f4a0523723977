import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ChoicePopover, ChoiceSearch } from '../_internal/choice-popover.tsx'
import { cn } from '../_internal/cn.ts'
import type { ControlProps } from '../_internal/control-props.ts'
import { givenWords } from '../_internal/given-words.ts'
import { isComposing } from '../_internal/is-composing.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useMedia } from '../_internal/use-media.ts'
import { useRowWindow } from '../_internal/use-row-window.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { useListboxCursor } from '../combobox/use-listbox-cursor.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import { Tree, type TreeNode } from '../tree/index.tsx'
import {
  type CascaderOption,
  type CascaderPath,
  choosablePaths,
  hasColumn,
  optionsOnPath,
  searchPaths,
} from './cascader-model.ts'
import type { CascaderLabels } from './labels.ts'

export type { CascaderOption } from './cascader-model.ts'
export type { CascaderLabels } from './labels.ts'

export interface CascaderProps extends ControlProps {
  options: readonly CascaderOption[]
  /** Ids from the first column to the chosen option. */
  value: readonly string[] | undefined
  onChange: (ids: string[] | undefined) => void
  onBlur?: (() => void) | undefined
  /** Any column may be the last: a click on a parent chooses it and shows what is behind. Else only leaves. */
  anyLevel?: boolean | undefined
  /** Labels of a value whose options are not loaded yet. */
  chosenLabels?: readonly string[] | undefined
  /** Brings the children of a `lazy` option into `options`. Search finds only what is loaded. */
  onLoadChildren?: ((option: CascaderOption, ids: readonly string[]) => Promise<unknown>) | undefined
  placeholder?: string | undefined
  /** Name of the search field and of the popup. @default the words around it, as the next three */
  searchLabel?: string | undefined
  /** When nothing is found. */
  emptyText?: string | undefined
  loadingLabel?: string | undefined
  loadFailedLabel?: string | undefined
  /** Name of the button that empties the choice; without it there is none. */
  clearLabel?: string | undefined
  /** Between the labels of a path. @default ' / ' */
  separator?: string | undefined
  size?: Size | undefined
}

/**
 * One path through columns (province, city, district): combobox whose popup holds one listbox per column
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/), in a Radix popover, so it works inside dialogs. Under a finger
 * the columns become a tree: three lists side by side do not fit a phone.
 *
 * Do: use it where people know the way from the top: province, city, district.
 * Don't: use it for trees of uneven depth; that is a Tree select.
 * Keys: Enter, Space or arrow down opens; up, down, Home, End walk a column; right and left go to the next and the
 * previous column (mirrored right to left) while the search is empty; Enter chooses, or goes to the next column where
 * only leaves may be chosen; letters search whole paths; Escape closes and focus returns.
 */
export function Cascader(props: Controllable<CascaderProps>) {
  const p = useControllable<CascaderProps>(props, undefined)
  const labels = useLabels(
    'cascader',
    givenWords({
      search: p.searchLabel,
      empty: p.emptyText,
      loading: p.loadingLabel,
      loadFailed: p.loadFailedLabel,
    }),
  )
  const [open, setOpen] = useState(false)
  const touch = useMedia('(pointer: coarse)')
  const separator = p.separator ?? ' / '
  const text = useMemo(() => labelOf(p.options, p.value, p.chosenLabels, separator), [p, separator])

  return (
    <ChoicePopover
      slot="cascader"
      popup="dialog"
      control={p}
      open={open}
      onOpenChange={setOpen}
      onBlur={p.onBlur}
      size={p.size}
      text={text}
      placeholder={p.placeholder}
      title={text}
      clearLabel={p.clearLabel}
      onClear={text === undefined ? undefined : () => p.onChange(undefined)}
      panelLabel={labels.search}
      panelClass="max-h-(--radix-popover-content-available-height) min-w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)]"
    >
      {touch ? (
        <AsTree {...p} labels={labels} close={() => setOpen(false)} />
      ) : (
        <Choices {...p} labels={labels} separator={separator} close={() => setOpen(false)} />
      )}
    </ChoicePopover>
  )
}

interface ChoicesProps extends CascaderProps {
  labels: CascaderLabels
  close: () => void
}

/** Mounted per opening: begins at the chosen path, with an empty search. */
function Choices({ labels, close, separator, ...p }: ChoicesProps & { separator: string }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [path, setPath] = useState<readonly string[]>(() => startPath(p.options, p.value))
  const scroller = useRef<HTMLDivElement>(null)
  const searching = query.trim() !== ''
  const loads = useLoads(p.onLoadChildren)

  const onPath = optionsOnPath(p.options, path)
  const current = onPath.at(-1)
  const columns = [p.options, ...onPath.map((option) => option.children ?? [])].filter((column) => column.length > 0)
  const level = onPath.length - 1
  const optionId = (ids: readonly string[]) => `${id}-${ids.map(encodeURIComponent).join('-')}`
  const activeId = current && optionId(path)

  const allPaths = useMemo(
    () => (searching ? choosablePaths(p.options, p.anyLevel ?? false) : []),
    [p.options, p.anyLevel, searching],
  )
  const found = useMemo(() => (searching ? searchPaths(allPaths, query) : []), [allPaths, query, searching])
  const cursor = useListboxCursor(`${id}-found`, found)
  const virtual = found.length > 200
  const rows = useRowWindow(scroller, found.length, virtual)
  const { scrollTo } = rows

  useEffect(() => {
    if (searching) scrollTo(cursor.index)
    else if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [activeId, searching, cursor.index, scrollTo])

  const choose = (ids: readonly string[], stay = false) => {
    p.onChange([...ids])
    if (!stay) close()
  }
  /** Into the next column, asking for it first when it is not here. */
  const enter = (ids: readonly string[]) => {
    const option = optionsOnPath(p.options, ids).at(-1)
    if (!option || option.disabled) return
    if (option.lazy && !option.children) loads.start(option, ids, optionId(ids))
    const first = option.children?.find((child) => !child.disabled)
    setPath(first ? [...ids, first.id] : ids)
  }
  const take = (ids: readonly string[]) => {
    const option = optionsOnPath(p.options, ids).at(-1)
    if (!option || option.disabled) return
    if (p.anyLevel || !hasColumn(option)) choose(ids)
    else enter(ids)
  }
  const walk = (target: 'next' | 'before' | 'first' | 'last') => {
    const column = (columns[level] ?? []).filter((option) => !option.disabled)
    const at = column.findIndex((option) => option.id === path[level])
    const index = { next: (at + 1) % column.length, before: at <= 0 ? column.length - 1 : at - 1, first: 0, last: -1 }
    const next = column.at(index[target])
    if (next) setPath([...path.slice(0, level), next.id])
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes.
    if (isComposing(event)) return
    if (searching) {
      if (cursor.onKey(event) || event.key !== 'Enter') return
      event.preventDefault()
      if (cursor.active && !cursor.active.disabled) choose(cursor.active.ids)
      return
    }
    const forward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => walk('next'),
      ArrowUp: () => walk('before'),
      Home: () => walk('first'),
      End: () => walk('last'),
      Enter: () => take(path),
      ArrowRight: () => (forward === 'ArrowRight' ? enter(path) : level > 0 && setPath(path.slice(0, level))),
      ArrowLeft: () => (forward === 'ArrowLeft' ? enter(path) : level > 0 && setPath(path.slice(0, level))),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const onOptionClick = (ids: readonly string[], option: CascaderOption) => {
    if (option.disabled) return
    if (!hasColumn(option)) return choose(ids)
    if (p.anyLevel) choose(ids, true)
    setPath(ids)
    if (option.lazy && !option.children) loads.start(option, ids, optionId(ids))
  }

  const empty = searching ? found.length === 0 : p.options.length === 0
  const foundRow = (entry: CascaderPath, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field (aria-activedescendant)
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field
    <div
      key={entry.ids.join('/')}
      id={cursor.idOf(index)}
      role="option"
      data-row
      data-slot="cascader-found"
      aria-selected={sameIds(entry.ids, p.value)}
      aria-disabled={entry.disabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={found.length}
      data-active={index === cursor.index || undefined}
      title={entry.options.map((option) => option.label).join(separator)}
      className={cn(optionClass, 'data-active:bg-desk', entry.disabled && 'cursor-not-allowed opacity-55')}
      style={virtual ? { position: 'absolute', insetInline: 0, top: index * rows.rowHeight } : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !entry.disabled && choose(entry.ids)}
    >
      <span className="truncate">{entry.options.map((option) => option.label).join(separator)}</span>
    </div>
  )
  const outOfSight = virtual && (cursor.index < rows.from || cursor.index >= rows.to)

  return (
    <>
      <ChoiceSearch
        aria-controls={searching ? `${id}-found` : columns.map((_, at) => `${id}-column-${at}`).join(' ')}
        aria-activedescendant={searching ? cursor.activeId : activeId}
        aria-label={labels.search}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          cursor.reset()
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status" className={cn(empty ? 'px-3 py-4 text-center text-muted' : 'sr-only')}>
        {empty ? labels.empty : ''}
      </div>
      {searching ? (
        <div
          ref={scroller}
          id={`${id}-found`}
          role="listbox"
          aria-label={labels.search}
          tabIndex={-1}
          onScroll={rows.onScroll}
          className={cn('relative m-1 max-h-72 w-96 max-w-full overflow-y-auto outline-none', empty && 'hidden')}
        >
          <div className="relative" style={virtual ? { height: found.length * rows.rowHeight } : undefined}>
            {found.slice(rows.from, rows.to).map((entry, at) => foundRow(entry, rows.from + at))}
            {outOfSight && cursor.active && foundRow(cursor.active, cursor.index)}
          </div>
        </div>
      ) : (
        <div className="flex min-h-0 overflow-x-auto">
          {columns.map((column, at) => (
            <div
              key={at === 0 ? '' : path[at - 1]}
              id={`${id}-column-${at}`}
              role="listbox"
              data-slot="cascader-column"
              aria-label={at === 0 ? labels.search : onPath[at - 1]?.label}
              tabIndex={-1}
              className="max-h-72 w-44 shrink-0 overflow-y-auto border-hairline border-s p-1 outline-none first:border-s-0"
            >
              {column.map((option) => {
                const ids = [...path.slice(0, at), option.id]
                const key = optionId(ids)
                const isActive = at === level && option.id === path[at]
                const chosen = sameIds(ids, p.value?.slice(0, at + 1))
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the search field
                  // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field
                  <div
                    key={option.id}
                    id={key}
                    role="option"
                    data-slot="cascader-option"
                    aria-selected={chosen}
                    aria-disabled={option.disabled || undefined}
                    aria-busy={loads.loading.has(key) || undefined}
                    data-active={isActive || undefined}
                    data-open={option.id === path[at] || undefined}
                    className={cn(
                      optionClass,
                      'hover:bg-ink/4 data-active:bg-desk data-open:bg-desk',
                      'data-active:outline-2 data-active:outline-accent-solid data-active:-outline-offset-2',
                      chosen && 'font-medium text-accent-text',
                      option.disabled && 'cursor-not-allowed opacity-55',
                    )}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onOptionClick(ids, option)}
                  >
                    <span className="wrap-break-word min-w-0 flex-1">{option.label}</span>
                    {loads.failed.has(key) && (
                      <Icon name="alert" label={labels.loadFailed} className="text-danger-text" />
                    )}
                    {loads.loading.has(key) ? (
                      <Spinner />
                    ) : hasColumn(option) ? (
                      <Icon name="chevron-right" className="text-muted rtl:rotate-180" />
                    ) : (
                      chosen && <Icon name="check" className="text-accent-text" />
                    )}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      )}
      <LiveRegion message={loads.loading.size > 0 ? labels.loading : loads.failed.size > 0 ? labels.loadFailed : ''} />
    </>
  )
}

/** The same choice as a tree of one column. Ids are unique only among siblings, so nodes carry whole paths. */
function AsTree(p: ChoicesProps) {
  const nodes = useMemo(() => asNodes(p.options, []), [p.options])
  const chosen = p.value && JSON.stringify(p.value)
  return (
    <div className="min-w-64 p-1">
      <Tree
        label={p.labels.search}
        nodes={nodes}
        value={chosen === undefined ? [] : [chosen]}
        leavesOnly={!p.anyLevel}
        defaultExpanded={p.value?.map((_, at) => JSON.stringify(p.value?.slice(0, at)))}
        loadingLabel={p.labels.loading}
        loadFailedLabel={p.labels.loadFailed}
        emptyText={p.labels.empty}
        onLoadChildren={async (node) => {
          const ids = pathIds(node.id)
          const option = optionsOnPath(p.options, ids).at(-1)
          if (option) await p.onLoadChildren?.(option, ids)
        }}
        onChange={([id]) => {
          if (id === undefined) return
          p.onChange(pathIds(id))
          p.close()
        }}
      />
    </div>
  )
}

const optionClass =
  'flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 pointer-coarse:min-h-11'

function asNodes(options: readonly CascaderOption[], before: readonly string[]): TreeNode[] {
  return options.map((option) => {
    const ids = [...before, option.id]
    return {
      id: JSON.stringify(ids),
      label: option.label,
      disabled: option.disabled,
      lazy: option.lazy,
      children: option.children && asNodes(option.children, ids),
    }
  })
}

function pathIds(id: string): string[] {
  const ids: unknown = JSON.parse(id)
  return Array.isArray(ids) ? ids.filter((each) => typeof each === 'string') : []
}

function startPath(options: readonly CascaderOption[], value: readonly string[] | undefined): readonly string[] {
  const known = optionsOnPath(options, value ?? []).map((option) => option.id)
  const first = options.find((option) => !option.disabled)
  return known.length > 0 ? known : first ? [first.id] : []
}

function labelOf(
  options: readonly CascaderOption[],
  value: readonly string[] | undefined,
  chosenLabels: readonly string[] | undefined,
  separator: string,
): string | undefined {
  if (!value || value.length === 0) return undefined
  const known = optionsOnPath(options, value).map((option) => option.label)
  const labels = known.length === value.length ? known : (chosenLabels ?? [...known, ...value.slice(known.length)])
  return labels.join(separator)
}

function sameIds(one: readonly string[], other: readonly string[] | undefined): boolean {
  return other !== undefined && one.length === other.length && one.every((id, at) => id === other[at])
}

/** Requests for columns under way and failed, by the option's element id. */
function useLoads(load: CascaderProps['onLoadChildren']) {
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const start = (option: CascaderOption, ids: readonly string[], key: string) => {
    if (!load || loading.has(key)) return
    setLoading((before) => new Set(before).add(key))
    setFailed((before) => new Set([...before].filter((each) => each !== key)))
    load(option, ids)
      .catch(() => setFailed((before) => new Set(before).add(key)))
      .finally(() => setLoading((before) => new Set([...before].filter((each) => each !== key))))
  }
  return { loading, failed, start }
}
