import { NumberInput } from '#ds/number-input'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useLanguage } from '#sdk/ui'
import { valueAt, withValue } from '../../_families/matrix/grid.ts'
import { GridFields } from '../../_families/matrix/grid-fields.tsx'
import type matrixInput from './definition.ts'
import { type Content, isLeftAt, maxLength } from './parts/cells.ts'

export default defineRenderer<typeof matrixInput>(MatrixInputRenderer, { label: 'group' })

function MatrixInputRenderer({ question, options, value, readOnly, ...p }: RendererProps<typeof matrixInput>) {
  const locale = useLanguage()
  return (
    <GridFields
      options={options}
      controlId={p.controlId}
      labelId={p.labelId}
      describedBy={p.describedBy}
      onBlur={p.onBlur}
      issues={p.issues}
      isLeft={isLeftAt(value, options)}
      renderField={({ rowId, column, labelledBy, invalid }) => {
        const content = valueAt(value, rowId, column.id)
        const write = (next: Content | undefined) =>
          p.onChange(withValue(value, options, { row: rowId, column: column.id }, next === '' ? undefined : next))
        const field = {
          labelledBy,
          readOnly,
          invalid,
          required: question.required && options.demand === 'everyCell',
        }
        return column.kind === 'number' ? (
          <NumberInput
            {...field}
            value={typeof content === 'number' ? content : undefined}
            onChange={write}
            // Kept in the cell, where the question is asked for it again.
            unread={typeof content === 'string' ? content : undefined}
            onUnread={write}
            locale={locale}
          />
        ) : (
          <TextInput
            {...field}
            value={content === undefined ? '' : String(content)}
            maxLength={maxLength}
            onChange={write}
          />
        )
      }}
    />
  )
}
