import { lazy, memo, Suspense } from 'react'
import type { Json, Question } from '#sdk'
import type { AnyCell } from '#sdk/designer'
import { PluginBoundary, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { cells, resolveType } from '#src/registry/question-types.admin.ts'

/** One answer in the table: the type's rich cell where it has one, else its formatter's line. */
export const AnswerCell = memo(function AnswerCell({
  question,
  answer,
  host,
}: {
  question: Question
  answer: Json | undefined
  host: FormHost
}) {
  if (answer === undefined) return <span className="text-muted">–</span>
  const text = answerLine(question, answer, host)
  const plain = (
    <span className="min-w-0 truncate" title={text}>
      {text}
    </span>
  )
  const Cell = richCells.get(question.type)
  if (!Cell) return plain
  return (
    <QuestionHostProvider host={{ ...host, renderQuestion: () => null }}>
      <QuestionScope typeId={question.type} questionId={question.id}>
        <PluginBoundary fallback={() => plain} resetKey={answer}>
          <Suspense fallback={plain}>
            <Cell question={question} options={question.options} answer={answer} text={text} />
          </Suspense>
        </PluginBoundary>
      </QuestionScope>
    </QuestionHostProvider>
  )
})

/** An answer as one line; an answer no formatter understands is shown raw, because it is still somebody's answer. */
export const answerLine = (question: Question, answer: Json, host: FormHost): string => {
  try {
    return createAnswerText(resolveType, host)(question, answer) || raw(answer)
  } catch {
    // Options of a newer version, or a type that was removed: better raw than nothing.
    return raw(answer)
  }
}

const raw = (answer: Json): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))

const richCells: ReadonlyMap<string, AnyCell['Cell']> = new Map(
  [...cells].map(([id, load]) => [id, lazy(async () => ({ default: (await load()).Cell }))]),
)
