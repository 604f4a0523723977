import { TextInput } from '#ds/text-input'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps } from '#sdk/ui'
import { PlainAmount } from '../../_families/amount/plain-amount.tsx'
import { cellId, valueAt } from '../../_families/matrix/grid.ts'
import { GridFields } from '../../_families/matrix/grid-fields.tsx'
import type matrixInput from './definition.ts'
import { isLeftAt } from './parts/cells.ts'

export default defineRenderer<typeof matrixInput>(PlainMatrixInput, { label: 'group' })

function PlainMatrixInput({ question, options, value, ...p }: RendererProps<typeof matrixInput>) {
  return (
    <GridFields
      options={options}
      controlId={p.controlId}
      labelId={p.labelId}
      describedBy={p.describedBy}
      onBlur={nothing}
      issues={p.issues}
      isLeft={isLeftAt(value, options)}
      renderField={({ rowId, column, labelledBy, invalid }) => {
        const content = valueAt(value, rowId, column.id)
        const field = {
          name: fieldName(question.id, cellId(rowId, column.id)),
          labelledBy,
          invalid,
          required: question.required && options.demand === 'everyCell',
        }
        return column.kind === 'number' ? (
          <PlainAmount {...field} value={content} />
        ) : (
          <TextInput {...field} value={content === undefined ? '' : String(content)} onChange={nothing} />
        )
      }}
    />
  )
}

const nothing = () => undefined
