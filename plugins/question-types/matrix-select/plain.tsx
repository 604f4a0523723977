import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { MatrixTable, tableCell } from '../../_families/matrix/matrix-table.tsx'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import type matrixSelect from './definition.ts'
import { chosenIn } from './parts/matrix.ts'
import { RowChoices } from './parts/row-choices.tsx'

export default defineRenderer<typeof matrixSelect>(PlainMatrixSelect, { label: 'group' })

function PlainMatrixSelect({ question, options, value, ...p }: RendererProps<typeof matrixSelect>) {
  const t = useT()
  const text = useText()
  const columns = namedColumns(options.columns, { text, t })
  const isInvalid = (rowId: string) =>
    p.issues.some(({ path }) => (path?.length ? path[0] === rowId : chosenIn(value, rowId).length === 0))
  return (
    <MatrixTable
      id={p.controlId}
      labelledBy={p.labelId}
      describedBy={p.describedBy}
      onBlur={nothing}
      rows={namedRows(options.rows, { text, t })}
      columns={columns}
      isInvalid={isInvalid}
      renderRow={({ id }, { rowId }) => (
        <td colSpan={columns.length} className={tableCell}>
          <RowChoices
            labelledBy={rowId}
            name={fieldName(question.id, id)}
            multiple={options.multiple}
            columns={columns}
            chosen={chosenIn(value, id)}
            onChoose={nothing}
            readOnly={false}
            required={question.required && options.requireEveryRow}
            invalid={isInvalid(id)}
          />
        </td>
      )}
    />
  )
}

const nothing = () => undefined
