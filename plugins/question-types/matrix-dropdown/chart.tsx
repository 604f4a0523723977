import { HeatTable } from '#ds/heat-table'
import { defineChart, useLanguage, useT, useText } from '#sdk/designer'
import { cellId } from '../../_families/matrix/grid.ts'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import type matrixDropdown from './definition.ts'
import { namedChoices } from './parts/columns.ts'

/** A table for each column: rows by its options, those that were removed and still hold answers last. */
export default defineChart<typeof matrixDropdown>(function MatrixDropdownChart({ question, options, summary }) {
  const t = useT()
  const text = useText()
  const locale = useLanguage()
  const parts = new Map(summary.parts.map((part) => [part.id, part]))
  return (
    <div className="flex flex-col gap-6">
      {namedColumns(options.columns, { text, t }).map((column, index) => {
        const own = options.columns[index]
        const counted = options.rows.flatMap(({ id }) => parts.get(cellId(id, column.id))?.values ?? [])
        const choices = [...(own ? namedChoices(own, { text, t }) : []), ...counted]
        return (
          <HeatTable
            key={column.id}
            title={column.label}
            name={text(question.title)}
            locale={locale}
            rows={namedRows(options.rows, { text, t })}
            columns={[...new Map(choices.map(({ id, label }) => [id, { id, label }])).values()]}
            countOf={(row, choice) =>
              parts.get(cellId(row, column.id))?.values.find(({ id }) => id === choice)?.count ?? 0
            }
          />
        )
      })}
    </div>
  )
})
