import { Select } from '#ds/select'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { cellId, valueAt } from '../../_families/matrix/grid.ts'
import { GridFields } from '../../_families/matrix/grid-fields.tsx'
import type matrixDropdown from './definition.ts'
import { namedChoices } from './parts/columns.ts'

export default defineRenderer<typeof matrixDropdown>(PlainMatrixDropdown, { label: 'group' })

function PlainMatrixDropdown({ question, options, value, ...p }: RendererProps<typeof matrixDropdown>) {
  const t = useT()
  const text = useText()
  return (
    <GridFields
      options={options}
      controlId={p.controlId}
      labelId={p.labelId}
      describedBy={p.describedBy}
      onBlur={nothing}
      issues={p.issues}
      isLeft={(rowId, columnId) => valueAt(value, rowId, columnId) === undefined}
      renderField={({ rowId, column, labelledBy, invalid }) => (
        <Select
          name={fieldName(question.id, cellId(rowId, column.id))}
          labelledBy={labelledBy}
          value={valueAt(value, rowId, column.id)}
          onChange={nothing}
          options={namedChoices(column, { text, t })}
          placeholder={t('placeholder')}
          required={question.required && options.demand === 'everyCell'}
          invalid={invalid}
        />
      )}
    />
  )
}

const nothing = () => undefined
