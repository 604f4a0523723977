import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { NumberSummary } from '#ds/number-summary'
import { Skeleton } from '#ds/skeleton'
import { TrendLine } from '#ds/trend-line'
import { formQueryOptions } from '#src/api/forms.ts'
import { useFormHost } from '#src/console-host/use-form-host.ts'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { QuestionReport } from './question-report.tsx'
import { analysisQueryOptions, fieldsQueryOptions, statsQueryOptions } from './report-api.ts'

/** Reads like a report: the whole in one line, then every question with a finding, its chart and its table. */
export const StatisticsPage = ({ formKey }: { formKey: string }) => {
  const t = useT('statistics')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useQuery(formQueryOptions(formKey))
  const stats = useQuery(statsQueryOptions(formKey))
  const analysis = useQuery(analysisQueryOptions(formKey, language))
  const fields = useQuery(fieldsQueryOptions(formKey))
  const host = useFormHost({
    contentLanguage: language,
    defaultLanguage: 'zh-cn',
    uploadFile: refuse,
    callAction: refuse,
  })

  const failed = stats.isLoadingError || analysis.isLoadingError
  return (
    <div className="mx-auto flex w-full max-w-[880px] flex-col gap-6 p-4 sm:p-6">
      {/* There from the first moment, whatever follows: the focus goes to it, and must not go with a skeleton. */}
      <div className="flex items-center gap-4">
        <h1 tabIndex={-1} className="me-auto font-semibold text-ink text-xl outline-none">
          {t('title')}
          {/* On paper nothing around it says whose they are. */}
          {form.data && <span className="hidden print:inline"> · {form.data.name}</span>}
        </h1>
        {stats.data && analysis.data && (
          <Button
            size="small"
            className="print:hidden"
            busy={stats.isFetching || analysis.isFetching}
            iconStart={<Icon name="refresh" size={16} />}
            onClick={() => void queryClient.invalidateQueries({ queryKey: ['form', formKey, 'report'] })}
          >
            {t('refresh')}
          </Button>
        )}
      </div>
      {failed ? (
        <EmptyState
          title={t('load.failed')}
          illustration="broken"
          action={
            <Button onClick={() => void Promise.all([stats.refetch(), analysis.refetch()])}>{t('load.retry')}</Button>
          }
        />
      ) : !stats.data || !analysis.data ? (
        <div role="status" aria-label={t('load.loading')} className="flex flex-col gap-6">
          <Skeleton className="h-32" />
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <>
          <Overview stats={stats.data} />
          {stats.data.records === 0 ? (
            <EmptyState title={t('empty')} description={t('emptyHint')} illustration="chart" />
          ) : (
            analysis.data.map((summary, index) => (
              <QuestionReport
                key={summary.questionId}
                summary={summary}
                question={fields.data?.find(({ questionId }) => questionId === summary.questionId)?.question}
                host={host}
                position={index + 1}
              />
            ))
          )}
        </>
      )}
    </div>
  )
}

const Overview = ({
  stats,
}: {
  stats: {
    records: number
    views: number
    completionRate: number
    meanDurationMs: number | null
    perDay: readonly { day: string; count: number }[]
  }
}) => {
  const t = useT('statistics')
  const { number, percent, date } = useFormat()
  const language = useLanguage()
  const recent = stats.perDay.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card>
      <NumberSummary
        items={[
          { id: 'records', label: t('records'), value: number(stats.records) },
          { id: 'views', label: t('views'), value: number(stats.views) },
          { id: 'completion', label: t('completion'), value: stats.views === 0 ? '–' : percent(stats.completionRate) },
          {
            id: 'duration',
            label: t('duration'),
            value: stats.meanDurationMs === null ? '–' : minutesAndSeconds(stats.meanDurationMs),
          },
        ]}
      />
      {stats.records > 0 && (
        <TrendLine
          className="mt-6"
          title={t('perDay', { count: recent, days: stats.perDay.length })}
          points={stats.perDay.map(({ day, count }) => ({ id: day, label: date(day), value: count }))}
          locale={toBcp47(language)}
        />
      )}
    </Card>
  )
}

/** 95,000 ms as 1:35. */
const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Charts draw; they neither upload nor ask. */
const refuse = () => Promise.reject(new Error('Not available in a chart'))
