import { lazy, Suspense, useMemo } from 'react'
import { Badge } from '#ds/badge'
import { Card } from '#ds/card'
import { Skeleton } from '#ds/skeleton'
import type { Question } from '#sdk'
import type { AnyChart, QuestionSummary } from '#sdk/designer'
import { PluginBoundary, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { charts } from '#src/registry/question-types.admin.ts'
import { DefaultChart } from './default-chart.tsx'
import { findingOf } from './finding.ts'

export type ReportedQuestion = QuestionSummary & {
  readonly type: string
  readonly title: string
  readonly deleted: boolean
}

/** One question: title as heading, one finding in a sentence, the chart, then the latest texts. */
export const QuestionReport = ({
  summary,
  question,
  host,
  position,
}: {
  summary: ReportedQuestion
  /** Its latest wording; undefined when even the columns do not know it. */
  question: Question | undefined
  host: FormHost
  position: number
}) => {
  const t = useT('statistics')
  const { number, percent } = useFormat()
  const finding = findingOf(summary)
  const headingId = `report-${summary.questionId}`
  return (
    <Card>
      <section aria-labelledby={headingId} className="flex flex-col gap-4">
        <header>
          <h2 id={headingId} className="break-words text-lg font-semibold text-ink">
            <span className="me-2 text-muted tabular-nums">{position}</span>
            {summary.title || t('untitled')}
            {summary.deleted && (
              <span className="ms-2 align-middle">
                <Badge tone="neutral">{t('deleted')}</Badge>
              </span>
            )}
          </h2>
          <p className="mt-1 text-sm text-muted">
            {t('answered', { count: summary.total, given: number(summary.answered) })}
            {summary.answered > 0 && summary.answered < 5 && ` · ${t('fewAnswers')}`}
          </p>
        </header>
        {finding && (
          <p className="text-base text-ink">
            {finding.kind === 'leader'
              ? t('finding.leader', { label: finding.label, share: percent(finding.share) })
              : t('finding.mean', {
                  mean: number(finding.mean),
                  min: number(finding.min),
                  max: number(finding.max),
                })}
          </p>
        )}
        <QuestionChart summary={summary} question={question} host={host} />
        {summary.samples.length > 0 && (
          <div>
            <h3 className="mb-2 text-sm font-medium text-muted">{t('samples')}</h3>
            <ul className="flex flex-col gap-2">
              {summary.samples.map((sample, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may stand several times, and nothing reorders
                  key={index}
                  className="whitespace-pre-wrap break-words border-hairline border-s-2 ps-3 text-base text-ink"
                >
                  {sample}
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </Card>
  )
}

/** The type's own chart where it has one, else bars and numbers. */
const QuestionChart = ({
  summary,
  question,
  host,
}: {
  summary: ReportedQuestion
  question: Question | undefined
  host: FormHost
}) => {
  const fallback = <DefaultChart summary={summary} />
  const questionHost = useMemo(() => ({ ...host, renderQuestion: () => null }), [host])
  const Chart = ownCharts.get(summary.type)
  if (!Chart || !question) return fallback
  return (
    <QuestionHostProvider host={questionHost}>
      <QuestionScope typeId={summary.type} questionId={summary.questionId}>
        <PluginBoundary fallback={() => fallback} resetKey={summary}>
          <Suspense fallback={<Skeleton className="h-24" />}>
            <Chart question={question} options={question.options} summary={summary} />
          </Suspense>
        </PluginBoundary>
      </QuestionScope>
    </QuestionHostProvider>
  )
}

const ownCharts: ReadonlyMap<string, AnyChart['Chart']> = new Map(
  [...charts].map(([id, load]) => [id, lazy(async () => ({ default: (await load()).Chart }))]),
)
