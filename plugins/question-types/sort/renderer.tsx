import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type sort from './definition.ts'
import { PlusGlyph } from './parts/glyphs.tsx'
import { RankedRow } from './parts/ranked-row.tsx'
import { boundsOf, choiceLabel, moved } from './parts/ranking.ts'
import { useDrag } from './parts/use-drag.ts'
import { useLift } from './parts/use-lift.ts'

export default defineRenderer<typeof sort>(SortRenderer, { label: 'group' })

/**
 * Two lists: what has a place, in order, and what has none yet. A press ranks an option next; ranked ones move by
 * dragging, by keyboard or by buttons, and each says where the option is now.
 */
function SortRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof sort>) {
  const t = useT()
  const text = useText()
  const [message, setMessage] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const focus = useFocusAfterRender(group)
  const { choices } = options
  const { most } = boundsOf(options)
  const ids = value ?? []
  const rest = choices.filter(({ id }) => !ids.includes(id))
  const invalid = p.issues.length > 0
  const instructionsId = `${p.controlId}-instructions`

  const nameOf = (id: string) => {
    const index = choices.findIndex((choice) => choice.id === id)
    const choice = choices[index]
    return choice ? choiceLabel(choice, index, { text, t }) : id
  }
  const say = (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, place: number, total = ids.length) =>
    setMessage(t(what, { name: nameOf(id), position: place + 1, count: total }))
  const emit = (next: readonly string[]) => {
    if (!readOnly) onChange(next.length === 0 ? undefined : [...next])
  }
  const move = (from: number, to: number) => {
    focus(ids[from], 'handle')
    emit(moved(ids, from, to))
  }
  const drag = useDrag((from, to) => {
    const id = ids[from]
    if (id === undefined) return
    say('dropped', id, to)
    move(from, to)
  })
  const lift = useLift({
    ids,
    onMove: move,
    onRestore: (before) => {
      focus(lift.lifted, 'handle')
      emit(before)
    },
    say,
  })
  // Every time: the row may have its focus back only now.
  useLayoutEffect(lift.settled)

  const step = (index: number, distance: -1 | 1) => {
    const id = ids[index]
    if (id === undefined) return
    focus(id, distance < 0 ? 'up' : 'down')
    say('moved', id, index + distance)
    emit(moved(ids, index, index + distance))
  }
  const add = (id: string) => {
    const neighbour = rest[rest.findIndex((choice) => choice.id === id) + 1] ?? rest.find((choice) => choice.id !== id)
    if (neighbour && ids.length + 1 < most) focus(neighbour.id, 'add')
    else focus(id, 'handle')
    say('moved', id, ids.length, ids.length + 1)
    emit([...ids, id])
  }
  const addAll = () => {
    focus(rest[0]?.id, 'handle')
    emit([...ids, ...rest.map(({ id }) => id)])
  }
  const remove = (id: string) => {
    focus(id, 'add')
    setMessage(t('removed', { name: nameOf(id) }))
    emit(ids.filter((each) => each !== id))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: two named lists in a named group; a fieldset would promise fields
    <div
      ref={group}
      id={p.controlId}
      role="group"
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="flex min-w-0 flex-col gap-3"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      {ids.length > 0 && (
        <ol aria-label={t('rankedList')} className="flex flex-col gap-1.5">
          {ids.map((id, index) => (
            <RankedRow
              key={id}
              id={id}
              name={nameOf(id)}
              index={index}
              total={ids.length}
              readOnly={readOnly}
              invalid={invalid}
              lifted={drag.held === index || lift.lifted === id}
              offset={drag.offset(index)}
              instructionsId={instructionsId}
              handle={{ ...drag.handle(index), ...lift.handle(id) }}
              onMove={(distance) => step(index, distance)}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
      )}
      {rest.length > 0 && (ids.length < most || ids.length === 0) && (
        <>
          {!readOnly && <p className="text-base text-muted">{t('hint')}</p>}
          <ul data-part="rest" aria-label={t('restList')} className="flex flex-col gap-1.5">
            {rest.map(({ id }) => (
              <li key={id} data-id={id}>
                {readOnly ? (
                  <span className={clsx(restClass, 'border-hairline bg-subtle')}>{nameOf(id)}</span>
                ) : (
                  <button
                    type="button"
                    data-part="add"
                    className={clsx(
                      restClass,
                      'cursor-pointer bg-paper outline-offset-2 hover:bg-subtle focus-visible:outline-2 focus-visible:outline-accent-solid',
                      invalid ? 'border-danger-solid' : 'border-control',
                    )}
                    onClick={() => add(id)}
                  >
                    <PlusGlyph />
                    <span className="wrap-anywhere min-w-0">{nameOf(id)}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!readOnly && rest.length > 1 && ids.length + rest.length <= most && (
            <div>
              <Button size="small" variant="ghost" onClick={addAll}>
                {t('addAll')}
              </Button>
            </div>
          )}
        </>
      )}
      <span id={instructionsId} hidden>
        {t('instructions')}
      </span>
      <LiveRegion message={message} />
    </div>
  )
}

const restClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md border border-dashed px-3 py-2 text-start text-ink'

/** Focus for a part of a row that the next render brings or moves: the browser drops the focus of a moved element. */
const useFocusAfterRender = (group: { readonly current: HTMLElement | null }) => {
  const wanted = useRef<{ id: string | undefined; part: string } | null>(null)
  useLayoutEffect(() => {
    const target = wanted.current
    wanted.current = null
    if (!target) return
    const row = [...(group.current?.querySelectorAll('[data-id]') ?? [])].find(
      (each) => each.getAttribute('data-id') === target.id,
    )
    const part = row?.querySelector<HTMLElement>(`[data-part=${target.part}]`)
    part?.focus()
  })
  return (id: string | undefined, part: 'handle' | 'up' | 'down' | 'add') => {
    wanted.current = { id, part }
  }
}
