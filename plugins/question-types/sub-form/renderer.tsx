import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import type { Json } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type subForm from './definition.ts'
import { RowFrame } from './parts/row-frame.tsx'
import { createRowKeys } from './parts/row-keys.ts'
import { isBlankRow, maxRows as limit, type Row, shownRows, withCell } from './parts/rows.ts'

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
  const { minRows = 0, maxRows = limit } = options
  const t = useT()
  const text = useText()
  const children = (question.children ?? []).filter(({ hidden }) => !hidden)
  const rows = shownRows(value, minRows)
  const [rowKeys] = useState(createRowKeys)
  const keys = rowKeys.of(rows.length)
  const [announcement, setAnnouncement] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAfterRender = useFocusAfterRender()

  // Two cells may change before the next render, such as by uploads that end together.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const emit = (next: readonly Row[]) => {
    latest.current = next
    const isUntouched = next.length <= minRows && next.every(isBlankRow)
    onChange(isUntouched ? undefined : next.map((row) => ({ ...row })))
  }

  const add = () => {
    focusAfterRender(() => document.getElementById(headingId(p.controlId, rowKeys.of(rows.length + 1).at(-1))))
    setAnnouncement('')
    emit([...latest.current, {}])
  }
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
      className="flex min-w-0 flex-col gap-4"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      {children.length === 0 && <p className="text-base text-muted">{t('noChildren')}</p>}
      {children.length > 0 &&
        rows.map((row, index) => {
          const key = keys[index] ?? index
          return (
            <RowFrame
              key={key}
              headingId={headingId(p.controlId, key)}
              scope={`${question.id}-${key}`}
              index={index}
              row={row}
              questions={children}
              issues={issues}
              readOnly={readOnly}
              onWrite={write}
              onRemove={readOnly || rows.length <= minRows ? undefined : remove}
            />
          )
        })}
      {/* Also on the designer's canvas, where nothing is filled in. */}
      {(!readOnly || value === undefined) && children.length > 0 && (
        <div>
          <Button ref={addButton} data-part="add-row" disabled={readOnly || rows.length >= maxRows} onClick={add}>
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
