import type { CSSProperties } from 'react'
import { Button } from '#ds/button'
import type { Issue, Json, Question } from '#sdk'
import { QuestionSlot, useT } from '#sdk/ui'
import type { Row } from './rows.ts'

interface RowFrameProps {
  readonly headingId: string
  /** Sets the ids of this row's questions apart from those of the others. */
  readonly scope: string
  /** From 0. */
  readonly index: number
  readonly row: Row
  readonly questions: readonly Question[]
  /** Of the whole sub-form. */
  readonly issues: readonly Issue[]
  readonly readOnly: boolean
  readonly onWrite: (row: number, childId: string, cell: Json | undefined) => void
  /** Absent: the row has to stay. */
  readonly onRemove: ((row: number) => void) | undefined
}

/** One row: its heading, which a new row focuses, and the questions on the same grid as the form's own. */
export const RowFrame = ({ headingId, scope, index, row, questions, issues, readOnly, ...p }: RowFrameProps) => {
  const t = useT()
  const position = index + 1
  return (
    <fieldset data-part="row" aria-labelledby={headingId} className="min-w-0 rounded-lg border border-hairline p-4">
      <div className="mb-3 flex items-center justify-between gap-2">
        <div id={headingId} tabIndex={-1} className="font-semibold">
          {t('row', { position })}
        </div>
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
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-4 gap-y-6 @xl:grid-cols-24">
          {questions.map((question) => (
            <div
              key={question.id}
              className="min-w-0 @xl:col-[span_var(--span)/span_var(--span)]"
              style={spanStyle(question.span)}
            >
              <QuestionSlot
                question={question}
                value={Object.hasOwn(row, question.id) ? row[question.id] : undefined}
                onChange={(cell) => p.onWrite(index, question.id, cell)}
                issues={issuesOfCell(issues, index, question.id)}
                readOnly={readOnly}
                scope={scope}
              />
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

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
