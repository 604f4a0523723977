import { Select } from '#ds/select'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { valueAt, withValue } from '../../_families/matrix/grid.ts'
import { GridFields } from '../../_families/matrix/grid-fields.tsx'
import type matrixDropdown from './definition.ts'
import { namedChoices } from './parts/columns.ts'

export default defineRenderer<typeof matrixDropdown>(MatrixDropdownRenderer, { label: 'group' })

function MatrixDropdownRenderer({ question, options, value, readOnly, ...p }: RendererProps<typeof matrixDropdown>) {
  const t = useT()
  const text = useText()
  const choices = new Map(options.columns.map((column) => [column.id, namedChoices(column, { text, t })]))
  return (
    <GridFields
      options={options}
      controlId={p.controlId}
      labelId={p.labelId}
      describedBy={p.describedBy}
      onBlur={p.onBlur}
      issues={p.issues}
      isLeft={(rowId, columnId) => valueAt(value, rowId, columnId) === undefined}
      renderField={({ rowId, column, labelledBy, invalid }) => (
        <Select
          labelledBy={labelledBy}
          value={valueAt(value, rowId, column.id)}
          onChange={(chosen) => p.onChange(withValue(value, options, { row: rowId, column: column.id }, chosen))}
          options={choices.get(column.id) ?? []}
          placeholder={t('placeholder')}
          readOnly={readOnly}
          required={question.required && options.demand === 'everyCell'}
          invalid={invalid}
        />
      )}
    />
  )
}
