import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Button } from '#ds/button'
import type { Issue, Json, Question } from '#sdk'
import { QuestionSlot, useT, useText } from '#sdk/ui'
import type { Row } from './rows.ts'

interface RowFrameProps {
  readonly headingId: string
  /** Sets the ids of this row's questions apart from those of the others. */
  readonly scope: string
  /** From 0. */
  readonly index: number
  /** By the author; '': rows are counted. */
  readonly name: string
  readonly row: Row
  readonly questions: readonly Question[]
  /** Of the whole sub-form. */
  readonly issues: readonly Issue[]
  readonly readOnly: boolean
  readonly isTable: boolean
  readonly onWrite: (row: number, childId: string, cell: Json | undefined) => void
  /** Where scripts do not run: what the fields of a child are called. */
  readonly fieldsOf?: (childId: string) => string
  /** Absent: rows cannot be copied. */
  readonly onCopy?: ((row: number) => void) | undefined
  /** Takes no more rows. */
  readonly isFull?: boolean
  /** Absent: the row has to stay. */
  readonly onRemove: ((row: number) => void) | undefined
}

/** One row: its heading, which a new row focuses, and the questions on the same grid as the form's own. */
export const RowFrame = ({ headingId, scope, index, name, row, questions, issues, readOnly, ...p }: RowFrameProps) => {
  const t = useT()
  const position = index + 1
  const { isTable } = p
  return (
    <fieldset
      data-part="row"
      aria-labelledby={headingId}
      className={clsx(
        'min-w-0 rounded-lg border border-hairline p-4',
        isTable && '@xl:grid @xl:grid-cols-[7rem_minmax(0,1fr)] @xl:gap-x-4 @xl:p-3',
      )}
    >
      <div
        className={clsx(
          'mb-3 flex items-center gap-2',
          isTable && '@xl:mb-0 @xl:flex-wrap @xl:content-start @xl:gap-x-0',
        )}
      >
        <div
          id={headingId}
          tabIndex={-1}
          className={clsx('wrap-anywhere min-w-0 flex-1 font-semibold', isTable && '@xl:basis-full')}
        >
          {name || t('row', { position })}
        </div>
        {p.onCopy && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('copyRow', { position })}
            disabled={p.isFull}
            onClick={() => p.onCopy?.(index)}
          >
            {t('copy')}
          </Button>
        )}
        {p.onRemove && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('removeRow', { position })}
            onClick={() => p.onRemove?.(index)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <div className={isTable ? undefined : '@container'}>
        <div
          className={clsx(
            'grid grid-cols-1 gap-x-4 gap-y-6',
            isTable ? '@xl:grid-cols-(--columns) @xl:[&_[data-slot=question-title]]:sr-only' : '@xl:grid-cols-24',
          )}
          style={isTable ? columnStyle(questions) : undefined}
        >
          {questions.map((question) => (
            <div
              key={question.id}
              className={clsx('relative min-w-0', !isTable && '@xl:col-[span_var(--span)/span_var(--span)]')}
              style={spanStyle(question.span)}
            >
              <QuestionSlot
                question={question}
                value={Object.hasOwn(row, question.id) ? row[question.id] : undefined}
                onChange={(cell) => p.onWrite(index, question.id, cell)}
                issues={issuesOfCell(issues, index, question.id)}
                readOnly={readOnly}
                scope={scope}
                {...(p.fieldsOf && { name: p.fieldsOf(question.id) })}
              />
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

/** What stands above the columns; each cell keeps its own title for those who hear it. */
export const ColumnHeads = ({ questions }: { questions: readonly Question[] }) => {
  const text = useText()
  return (
    <div
      aria-hidden="true"
      className="hidden gap-x-4 ps-35 pe-3 font-semibold @xl:grid @xl:grid-cols-(--columns)"
      style={columnStyle(questions)}
    >
      {questions.map(({ id, title, required }) => (
        <span key={id} className="wrap-anywhere min-w-0">
          {text(title)}
          {required && <span className="text-danger-text"> *</span>}
        </span>
      ))}
    </div>
  )
}

/** More columns than that are too narrow to be filled in at the width of a form. */
export const isTable = ({ layout }: { layout?: 'table' }, questions: readonly Question[]): boolean =>
  layout === 'table' && questions.length > 0 && questions.length <= 5

/** As wide to each other as their questions are. */
const columnStyle = (questions: readonly Question[]) =>
  ({ '--columns': questions.map(({ span }) => `minmax(0,${span}fr)`).join(' ') }) as CSSProperties

/** What concerns one cell, with the rest of the path for the child's own renderer. */
const issuesOfCell = (issues: readonly Issue[], row: number, childId: string): Issue[] =>
  issues.flatMap(({ path = [], ...issue }) => {
    if (path[0] !== row || path[1] !== childId) return []
    const rest = path.slice(2)
    if (rest.length > 0) return [{ ...issue, path: rest }]
    // The row was begun: its cell is empty, where a question of its own would be unanswered (spec 5).
    return [issue.code === 'required' ? { ...issue, code: 'empty' } : issue]
  })

// A custom property, because the grid has its 24 columns only where there is room for them.
const spanStyle = (span: number) => ({ '--span': Math.min(24, Math.max(1, span)) }) as CSSProperties
