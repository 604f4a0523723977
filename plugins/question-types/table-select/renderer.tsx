import { useState } from 'react'
import { TableSelect } from '#ds/table-select'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { useFillOthers } from '../../_families/fill-in/use-fill-others.tsx'
import type { Row } from '../../_families/table/table.ts'
import type tableSelect from './definition.ts'

export default defineRenderer<typeof tableSelect>(TableSelectRenderer, { label: 'group' })

/** Rows to choose from: a table where there is room, cards on a phone; with a search where there are many. */
function TableSelectRenderer({ options, value = [], readOnly, onChange, ...p }: RendererProps<typeof tableSelect>) {
  const t = useT()
  const text = useText()
  const [query, setQuery] = useState('')
  const { columns, rows, multiple, min, max } = options
  const { fillOthers, note } = useFillOthers(columns.flatMap(({ fills }) => fills ?? []))
  const wanted = query.trim().toLowerCase()
  const found = rows.filter(({ cells }) => wanted === '' || cells.some((cell) => cell.toLowerCase().includes(wanted)))
  const shown = readOnly && value.length > 0 ? rows.filter(({ id }) => value.includes(id)) : found.slice(0, mostShown)
  const isLong = rows.length > searchedFrom

  const choose = (keys: readonly string[]) => {
    // Those the search hides at the moment stay chosen.
    const hidden = multiple ? value.filter((id) => !shown.some((row) => row.id === id)) : []
    const chosen = new Set([...hidden, ...keys])
    const next = rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
    onChange(next.length === 0 ? undefined : next)
    // One question cannot be filled in with several rows.
    const row = multiple ? undefined : rows.find(({ id }) => id === next[0])
    if (row)
      void fillOthers?.(
        Object.fromEntries(columns.flatMap(({ fills }, index) => (fills ? [[fills, row.cells[index] ?? '']] : []))),
      )
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      {isLong && !readOnly && (
        <TextInput
          label={t('search')}
          placeholder={t('search')}
          value={query}
          onChange={setQuery}
          allowClear
          clearLabel={t('clear')}
        />
      )}
      <TableSelect<Row>
        id={p.controlId}
        labelledBy={p.labelId}
        describedBy={p.describedBy}
        invalid={p.issues.length > 0}
        required={p.question.required}
        readOnly={readOnly}
        columns={columns.map((column, index) => ({
          id: column.id,
          header: text(column.label) || t('untitledColumn', { position: index + 1 }),
          cell: ({ cells }) => cells[index] ?? '',
          align: column.numeric ? 'end' : 'start',
        }))}
        rows={shown}
        rowKey={({ id }) => id}
        value={value}
        onChange={choose}
        onBlur={p.onBlur}
        multiple={multiple}
        min={min}
        max={max}
        labels={{
          empty: t(wanted === '' ? 'empty' : 'nothingFound'),
          chosen: (chosen, most) => (most === undefined ? t('chosen', { chosen }) : t('chosenOf', { chosen, most })),
          tooMany: (most) => t('issue.tooMany', { max: most }),
          tooFew: (least) => t('issue.tooFew', { min: least }),
        }}
      />
      {!readOnly && found.length > shown.length && (
        <p className="text-muted text-sm">{t('more', { shown: shown.length, all: found.length })}</p>
      )}
      {note}
    </div>
  )
}

const searchedFrom = 8
/** More than anyone reads; a search finds fewer. */
const mostShown = 50
