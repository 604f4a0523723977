import type { AnswerShares } from '#shared/contract/submission'

/** Each question with a bar for every option; the figures are words beside it, for whoever cannot see the bar. */
export const ShareLists = ({ heading, questions, language }: AnswerShares & { language: string }) => {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(language)
  return (
    <section className="mt-8 flex flex-col gap-6">
      <h2 className="font-semibold text-xl">{heading}</h2>
      {questions.map(({ questionId, title, answered, shares }) => (
        <div key={questionId} className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-ink">{title}</h3>
          <p className="text-muted text-sm">{answered}</p>
          <dl className="mt-2 flex flex-col gap-2">
            {shares.map(({ id, label, count, share }) => (
              <div key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="wrap-anywhere min-w-0">{label}</dt>
                <dd className="text-muted tabular-nums">
                  {percent.format(share)} ({number.format(count)})
                </dd>
                <dd aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-subtle">
                  {/* Its width is no style: the page of a browser without scripts allows none beside its sheet. */}
                  <svg aria-hidden="true" className="block size-full text-accent-solid">
                    <rect className="fill-current" width={`${Math.min(100, share * 100)}%`} height="100%" />
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
