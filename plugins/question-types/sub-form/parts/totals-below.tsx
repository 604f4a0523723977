import type { Question } from '#sdk'
import { useLanguage, useT, useText } from '#sdk/ui'
import { numberText } from '#shared/form/number-text'
import type { Row } from './rows.ts'
import { totalOf } from './totals.ts'

/** What the columns come to that the author wants added up. */
export const TotalsBelow = ({ questions, rows }: { questions: readonly Question[]; rows: readonly Row[] }) => {
  const t = useT()
  const text = useText()
  const language = useLanguage()
  return (
    <dl aria-label={t('totals')} className="flex flex-col gap-1 rounded-md bg-subtle px-3 py-2 text-base">
      {questions.map(({ id, title }) => {
        const total = totalOf(rows, id)
        return (
          <div key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="wrap-anywhere min-w-0 text-muted">
              {text(title) === '' ? t('totals') : t('total', { name: text(title) })}
            </dt>
            <dd className="m-0 font-semibold text-ink tabular-nums">
              {total === undefined ? '–' : numberText(total, language)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
