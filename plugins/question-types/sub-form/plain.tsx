import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type subForm from './definition.ts'
import { ColumnHeads, isTable, RowFrame } from './parts/row-frame.tsx'
import { leastRows, maxRows as limit, shownRows } from './parts/rows.ts'

export default defineRenderer<typeof subForm>(PlainSubForm, { label: 'group' })

/** Nothing adds a row here: some more than there are stand below, to be left empty. */
function PlainSubForm({
  question,
  options,
  value,
  issues,
  controlId,
  labelId,
  describedBy,
}: RendererProps<typeof subForm>) {
  const t = useT()
  const text = useText()
  const { maxRows = limit, named = [] } = options
  const children = (question.children ?? []).filter(({ hidden }) => !hidden)
  const table = isTable(options, children)
  const least = leastRows(options)
  const given = shownRows(value, least).length
  const rows = shownRows(value, Math.min(maxRows, given + spare))
  return (
    <fieldset
      id={controlId}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="@container flex min-w-0 flex-col gap-4"
    >
      <input type="hidden" name={fieldName(question.id, 'rows')} value={rows.length} />
      {children.length === 0 && <p className="text-base text-muted">{t('noChildren')}</p>}
      {children.length > 0 && rows.length > least && <p className="text-base text-muted">{t('spare')}</p>}
      {table && <ColumnHeads questions={children} />}
      {children.length > 0 &&
        rows.map((row, index) => (
          <RowFrame
            key={String(index)}
            headingId={`${controlId}-row${index}`}
            scope={`${question.id}-${index}`}
            fieldsOf={(childId) => fieldName(question.id, fieldName(String(index), childId))}
            index={index}
            name={text(named[index]?.label)}
            row={row}
            questions={children}
            issues={issues}
            readOnly={false}
            isTable={table}
            onWrite={nothing}
            onRemove={undefined}
          />
        ))}
    </fieldset>
  )
}

const spare = 3
const nothing = () => undefined
