import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import type { Json } from '#sdk'
import { defineRenderer, type RendererProps, useFocusTarget, useOnce, useT, useText } from '#sdk/ui'
import type subForm from './definition.ts'
import { ColumnHeads, isTable, RowFrame } from './parts/row-frame.tsx'
import { createRowKeys } from './parts/row-keys.ts'
import { copyOf, isBlankRow, leastRows, maxRows as limit, type Row, shownRows, withCell } from './parts/rows.ts'
import { TotalsBelow } from './parts/totals-below.tsx'

export default defineRenderer<typeof subForm>(SubFormRenderer, { label: 'group' })

function SubFormRenderer({
  question,
  options,
  value,
  issues,
  readOnly,
  onChange,
  ...p
}: RendererProps<typeof subForm>) {
  const { maxRows = limit, named = [] } = options
  const minRows = leastRows(options)
  const t = useT()
  const text = useText()
  const isOnce = useOnce()
  const children = (question.children ?? []).filter(({ hidden }) => !hidden)
  const rows = shownRows(value, minRows)
  const summed = children.filter(({ id }) => options.totals?.includes(id))
  const [rowKeys] = useState(createRowKeys)
  const keys = rowKeys.of(rows.length)
  const table = isTable(options, children)
  // Also on the designer's canvas, where nothing is filled in.
  const mayGrow = !readOnly || value === undefined
  const isFull = readOnly || rows.length >= maxRows
  const [announcement, setAnnouncement] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAfterRender = useFocusAfterRender()
  // Another row is what is asked for, not anything in those there are.
  const asksForRows = useFocusTarget<HTMLDivElement>(issues.some(({ code }) => code === 'sub-form.tooFew'))

  // Two cells may change before the next render, such as by uploads that end together.
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const emit = (next: readonly Row[]) => {
    latest.current = next
    const isUntouched = next.length <= minRows && next.every(isBlankRow)
    onChange(isUntouched ? undefined : next.map((row) => ({ ...row })))
  }

  const insert = (index: number, row: Row) => {
    rowKeys.insert(index)
    focusAfterRender(() => document.getElementById(headingId(p.controlId, rowKeys.of(rows.length + 1)[index])))
    setAnnouncement('')
    emit(latest.current.toSpliced(index, 0, row))
  }
  // Those that stay come first.
  const copy = (index: number) => insert(Math.max(index + 1, named.length), copyOf(latest.current[index] ?? {}, isOnce))
  const remove = (index: number) => {
    rowKeys.remove(index)
    focusAfterRender(() => addButton.current)
    setAnnouncement(t('removed', { position: index + 1, count: rows.length - 1 }))
    emit(latest.current.toSpliced(index, 1))
  }
  const write = (row: number, childId: string, cell: Json | undefined) => {
    if (!readOnly) emit(withCell(latest.current, { row, childId, cell }))
  }

  return (
    <fieldset
      id={p.controlId}
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="@container flex min-w-0 flex-col gap-4"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      {children.length === 0 && <p className="text-base text-muted">{t('noChildren')}</p>}
      {table && <ColumnHeads questions={children} />}
      {children.length > 0 &&
        rows.map((row, index) => {
          const key = keys[index] ?? index
          return (
            <RowFrame
              key={key}
              headingId={headingId(p.controlId, key)}
              scope={`${question.id}-${key}`}
              index={index}
              name={text(named[index]?.label)}
              row={row}
              questions={children}
              issues={issues}
              readOnly={readOnly}
              isTable={table}
              onWrite={write}
              onCopy={options.copyRows && mayGrow ? copy : undefined}
              isFull={isFull}
              onRemove={readOnly || rows.length <= minRows || index < named.length ? undefined : remove}
            />
          )
        })}
      {summed.length > 0 && <TotalsBelow questions={summed} rows={rows} />}
      {mayGrow && children.length > 0 && (
        <div ref={asksForRows}>
          <Button ref={addButton} data-part="add-row" disabled={isFull} onClick={() => insert(rows.length, {})}>
            {text(options.addLabel) || t('add')}
          </Button>
        </div>
      )}
      <LiveRegion message={announcement} />
    </fieldset>
  )
}

const headingId = (controlId: string, key: number | undefined) => `${controlId}-row${key}`

/** Moves focus to what the next render brings. */
const useFocusAfterRender = () => {
  const wanted = useRef<(() => HTMLElement | null) | null>(null)
  useEffect(() => {
    const find = wanted.current
    wanted.current = null
    find?.()?.focus()
  })
  return (find: () => HTMLElement | null) => {
    wanted.current = find
  }
}
