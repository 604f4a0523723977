import { useQueries } from '@tanstack/react-query'
import { Card } from '#ds/card'
import { Skeleton } from '#ds/skeleton'
import { TrendLine } from '#ds/trend-line'
import { type FormRow, formStatus } from '#shared/contract/form'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { ErrorState } from '#src/shell/states.tsx'
import { formStatsQueryOptions } from './queries.ts'
import { sumByDay } from './sum-by-day.ts'

/** Answers that came in for these forms, per day of the last 30, as one calm line. */
export function AnswersByDay({ forms }: { forms: readonly FormRow[] }) {
  const t = useT('dashboard')
  const { date, number } = useFormat()
  const language = useLanguage()
  const published = forms.filter(({ status }) => status !== formStatus.draft)
  const stats = useQueries({ queries: published.map(({ formKey }) => formStatsQueryOptions(formKey)) })
  const failed = stats.find(({ isError }) => isError)
  const isPending = stats.some((each) => each.isPending)
  const days = sumByDay(stats.flatMap(({ data }) => (data ? [data.perDay] : [])))
  const [first] = days
  const busiest = first && days.reduce((most, day) => (day.count > most.count ? day : most), first)
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
          <TrendLine
            className="mt-4"
            title={busiest && t('answers.busiest', { date: date(busiest.day), number: number(busiest.count) })}
            points={days.map(({ day, count }) => ({ id: day, label: date(day), value: count }))}
            locale={toBcp47(language)}
          />
        </>
      )}
    </Card>
  )
}
