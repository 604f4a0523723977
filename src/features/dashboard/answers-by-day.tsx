import { useQuery } from '@tanstack/react-query'
import { Card } from '#ds/card'
import { Skeleton } from '#ds/skeleton'
import { TrendLine } from '#ds/trend-line'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { overviewQueryOptions } from './queries.ts'

/** Answers that came in for all the person's forms, per day of the last 30, as one calm line. */
export function AnswersByDay() {
  const t = useT('dashboard')
  const { date, number } = useFormat()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(overviewQueryOptions)
  const days = data?.perDay ?? []
  const [first] = days
  const most = first && days.reduce((most, day) => (day.count > most.count ? day : most), first)
  const busiest = most && most.count > 0 ? most : undefined
  const count = days.reduce((sum, day) => sum + day.count, 0)

  return (
    <Card title={t('answers.title')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : data.published === 0 ? (
        <p className="text-muted">{t('answers.none')}</p>
      ) : (
        <>
          <p className="text-muted">
            <span className="font-semibold text-3xl text-ink">{number(count)}</span>{' '}
            {t('answers.days', { count, days: days.length })}
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
