import { lazy, type ReactNode, Suspense } from 'react'
import type { Json, Question } from '#sdk'
import type { AnyDetail, AnyPrint } from '#sdk/designer'
import { PluginBoundary, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { details, prints } from '#src/registry/question-types.admin.ts'
import { answerLine } from '../answer-cell.tsx'

/**
 * What a record says of one question: on the screen its detail, on paper the type's own print where it has one. Both are
 * there at once, since a browser prints what it finds.
 */
export const RecordedAnswer = ({
  question,
  answer,
  host,
  unanswered,
}: {
  question: Question
  answer: Json | undefined
  host: FormHost
  /** What stands there when nobody answered. */
  unanswered: string
}) => {
  const onScreen =
    answer === undefined ? (
      <span className="text-muted">{unanswered}</span>
    ) : (
      <AnswerDetail question={question} answer={answer} host={host} />
    )
  const Print = ownPrints.get(question.type)
  if (!Print) return onScreen
  const text = answer === undefined ? unanswered : answerLine(question, answer, host)
  return (
    <>
      <div className="print:hidden">{onScreen}</div>
      <div className="hidden print:block">
        <OwnDrawing question={question} host={host} answer={answer} text={text}>
          <Print question={question} options={question.options} answer={answer} text={text} />
        </OwnDrawing>
      </div>
    </>
  )
}

/**
 * One answer where there is room for it: the type's own detail where it has one, the rows of a container one by one,
 * else the formatter's line.
 */
const AnswerDetail = ({ question, answer, host }: { question: Question; answer: Json; host: FormHost }) => {
  const text = answerLine(question, answer, host)
  const Detail = richDetails.get(question.type)
  if (!Detail) return <Rows question={question} answer={answer} host={host} text={text} />
  return (
    <OwnDrawing question={question} host={host} answer={answer} text={text}>
      <Detail question={question} options={question.options} answer={answer} text={text} />
    </OwnDrawing>
  )
}

/** What a plugin draws of an answer: its text until it is there, and if it breaks. */
const OwnDrawing = ({
  question,
  host,
  answer,
  text,
  children,
}: {
  question: Question
  host: FormHost
  answer: Json | undefined
  text: string
  children: ReactNode
}) => (
  <QuestionHostProvider host={{ ...host, renderQuestion: () => null }}>
    <QuestionScope typeId={question.type} questionId={question.id}>
      <PluginBoundary fallback={() => text} resetKey={answer}>
        <Suspense fallback={text}>{children}</Suspense>
      </PluginBoundary>
    </QuestionScope>
  </QuestionHostProvider>
)

/** Files inside the rows of a container can be opened, too; where no child has more to show than text, text it is. */
const Rows = ({ question, answer, host, text }: Parameters<typeof AnswerDetail>[0] & { text: string }) => {
  const children = question.children ?? []
  if (!Array.isArray(answer) || !children.some((child) => details.has(child.type))) return text
  return (
    <ol className="flex list-inside list-decimal flex-col gap-3">
      {answer.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <li key={at}>
          <dl className="mt-1 flex flex-col gap-2 ps-5">
            {children.flatMap((child) => {
              const own: Json | undefined =
                typeof row === 'object' && row !== null && !Array.isArray(row) ? row[child.id] : undefined
              if (own === undefined) return []
              return [
                <div key={child.id}>
                  <dt className="text-muted text-sm">{host.pickText(child.title)}</dt>
                  <dd>
                    <AnswerDetail question={child} answer={own} host={host} />
                  </dd>
                </div>,
              ]
            })}
          </dl>
        </li>
      ))}
    </ol>
  )
}

const richDetails: ReadonlyMap<string, AnyDetail['Detail']> = new Map(
  [...details].map(([id, load]) => [id, lazy(async () => ({ default: (await load()).Detail }))]),
)
const ownPrints: ReadonlyMap<string, AnyPrint['Print']> = new Map(
  [...prints].map(([id, load]) => [id, lazy(async () => ({ default: (await load()).Print }))]),
)
