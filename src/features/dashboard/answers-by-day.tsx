import { useQueries } from '@tanstack/react-query'
import { Card } from '#ds/card'
import { Skeleton } from '#ds/skeleton'
import { type FormRow, formStatus } from '#shared/contract/form'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { ErrorState } from '#src/shell/states.tsx'
import { DayLine } from './day-line.tsx'
import { formStatsQueryOptions } from './queries.ts'
import { sumByDay } from './sum-by-day.ts'

/** Answers that came in for these forms, per day of the last 30, as one calm line. */
export function AnswersByDay({ forms }: { forms: readonly FormRow[] }) {
  const t = useT('dashboard')
  const { number } = useFormat()
  const published = forms.filter(({ status }) => status !== formStatus.draft)
  const stats = useQueries({ queries: published.map(({ formKey }) => formStatsQueryOptions(formKey)) })
  const failed = stats.find(({ isError }) => isError)
  const isPending = stats.some((each) => each.isPending)
  const days = sumByDay(stats.flatMap(({ data }) => (data ? [data.perDay] : [])))
  const week = days.slice(-7).reduce((sum, { count }) => sum + count, 0)

  return (
    <Card title={t('answers.title')}>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void Promise.all(stats.map((each) => each.refetch()))} />
      ) : isPending ? (
        <Skeleton className="h-32 w-full" />
      ) : published.length === 0 ? (
        <p className="text-muted">{t('answers.none')}</p>
      ) : (
        <>
          <p className="text-muted">
            <span className="font-semibold text-2xl text-ink tabular-nums">{number(week)}</span>{' '}
            {t('answers.week', { count: week })}
          </p>
          <DayLine days={days} />
        </>
      )}
    </Card>
  )
}
