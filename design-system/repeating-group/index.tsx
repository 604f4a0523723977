import { clsx } from 'clsx'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { ArrowDownGlyph, ArrowUpGlyph, CrossGlyph, PlusGlyph } from '../_internal/glyphs.tsx'
import type { Size } from '../_internal/size-context.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import type { RepeatingGroupLabels } from './labels.ts'

export type { RepeatingGroupLabels } from './labels.ts'

export interface RepeatingGroupProps<Item extends { id: string }> extends ControlProps {
  items: readonly Item[]
  /** Puts a new group at the end; its id is the caller's. */
  onAdd: () => void
  onRemove: (id: string) => void
  /** With it every group has buttons to move it; given the ids in their new order. */
  onReorder?: ((ids: string[]) => void) | undefined
  onBlur?: (() => void) | undefined
  /** The fields of one group. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Fewest and most groups. @default 0, no limit */
  min?: number | undefined
  max?: number | undefined
  labels?: Partial<RepeatingGroupLabels> | undefined
  /** Level of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined
  size?: Size | undefined
}

type MoveButton = 'up' | 'down'

/**
 * The same few fields as often as needed: passengers, children, earlier addresses.
 *
 * Do: begin with as many groups as everybody needs.
 * Don't: nest them; don't use it for one value per line (TagsInput).
 * Keys: Tab; Enter and Space press.
 * ARIA: a group with a list; each item is a group named by its heading. A new group's heading takes the focus, so its
 * fields are next; removing puts the focus on the add button. Both are told. Buttons at a limit stay focusable and say
 * why.
 */
export function RepeatingGroup<Item extends { id: string }>(p: RepeatingGroupProps<Item>) {
  const { items, min = 0, max = Number.POSITIVE_INFINITY } = p
  const labels = useLabels('repeating-group', p.labels)
  const ownId = useId()
  const limitId = `${ownId}-limit`
  const Heading = `h${p.headingLevel ?? 3}` as const
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const pending = useRef<{ count: number } | { id: string; which: MoveButton }>(undefined)
  const [message, setMessage] = useState('')
  const fixed = p.disabled || p.readOnly
  const canAdd = items.length < max
  const canRemove = items.length > min

  // The group is there only after the caller has drawn it.
  useLayoutEffect(() => {
    const wanted = pending.current
    if (!wanted) return
    if ('id' in wanted) {
      pending.current = undefined
      const item = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === wanted.id)
      item?.querySelector<HTMLElement>(`[data-move=${wanted.which}]`)?.focus()
    } else if (items.length > wanted.count) {
      pending.current = undefined
      list.current?.lastElementChild?.querySelector<HTMLElement>('[data-heading]')?.focus()
    }
  })

  const add = () => {
    if (!canAdd) return
    pending.current = { count: items.length }
    setMessage(labels.added(items.length + 1))
    p.onAdd()
  }
  const remove = (item: Item, index: number) => {
    if (!canRemove) return
    setMessage(labels.removed(index + 1, items.length - 1))
    addButton.current?.focus()
    p.onRemove(item.id)
  }
  const move = (index: number, which: MoveButton) => {
    const ids = items.map((item) => item.id)
    const to = index + (which === 'up' ? -1 : 1)
    const [id] = ids.splice(index, 1)
    if (id === undefined || to < 0 || to > ids.length) return
    ids.splice(to, 0, id)
    pending.current = { id, which }
    setMessage(labels.moved(to + 1, items.length))
    p.onReorder?.(ids)
  }

  const limit =
    !canAdd && Number.isFinite(max) ? labels.atMost(max) : !canRemove && min > 0 ? labels.atLeast(min) : undefined

  return (
    <fieldset
      id={p.id}
      data-slot="repeating-group"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={joinIds(p.describedBy, !fixed && limit !== undefined && limitId)}
      className={clsx('min-w-0', p.className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
      {items.length === 0 && <p className="mb-3 text-muted">{labels.empty}</p>}
      <ul ref={list} data-slot="repeating-group-list" className="flex flex-col gap-4">
        {items.map((item, index) => {
          const headingId = `${ownId}-${item.id}`
          return (
            <li key={item.id} data-id={item.id}>
              {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside buttons */}
              <div
                role="group"
                aria-labelledby={headingId}
                data-slot="repeating-group-item"
                className={clsx(
                  'rounded-lg border bg-paper p-4',
                  p.invalid ? 'border-danger-solid' : 'border-hairline',
                )}
              >
                <div className="mb-3 flex items-center gap-1">
                  <Heading
                    id={headingId}
                    data-heading
                    tabIndex={-1}
                    className="wrap-anywhere min-w-0 flex-1 rounded-sm font-semibold"
                  >
                    {labels.heading(index + 1)}
                  </Heading>
                  {!fixed && p.onReorder && items.length > 1 && (
                    <>
                      <RowButton
                        label={labels.moveUp(index + 1)}
                        move="up"
                        able={index > 0}
                        size={p.size}
                        onClick={() => move(index, 'up')}
                      >
                        <ArrowUpGlyph />
                      </RowButton>
                      <RowButton
                        label={labels.moveDown(index + 1)}
                        move="down"
                        able={index < items.length - 1}
                        size={p.size}
                        onClick={() => move(index, 'down')}
                      >
                        <ArrowDownGlyph />
                      </RowButton>
                    </>
                  )}
                  {!fixed && (
                    <RowButton
                      label={labels.remove(index + 1)}
                      able={canRemove}
                      describedBy={canRemove ? undefined : limitId}
                      size={p.size}
                      onClick={() => remove(item, index)}
                    >
                      <CrossGlyph />
                    </RowButton>
                  )}
                </div>
                {p.renderItem(item, index)}
              </div>
            </li>
          )
        })}
      </ul>
      {!fixed && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            ref={addButton}
            size={p.size}
            iconStart={<PlusGlyph />}
            aria-disabled={!canAdd || undefined}
            aria-describedby={canAdd ? undefined : limitId}
            className="aria-disabled:opacity-55"
            onClick={add}
          >
            {labels.add}
          </Button>
          <span id={limitId} className="text-muted text-sm">
            {limit}
          </span>
        </div>
      )}
      <LiveRegion message={message} />
    </fieldset>
  )
}

function RowButton({
  label,
  move,
  able,
  describedBy,
  size,
  onClick,
  children,
}: {
  label: string
  move?: MoveButton | undefined
  able: boolean
  describedBy?: string | undefined
  size: Size | undefined
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="ghost"
      size={size ?? 'small'}
      iconOnly
      data-move={move}
      aria-label={label}
      aria-describedby={describedBy}
      // Not `disabled`: the button would lose the focus it is being pressed with, and could not say why.
      aria-disabled={!able || undefined}
      className="text-muted aria-disabled:opacity-40"
      onClick={() => able && onClick()}
    >
      {children}
    </Button>
  )
}
