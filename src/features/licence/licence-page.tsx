import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ds/button'
import { Callout } from '#ds/callout'
import { DescriptionList } from '#ds/description-list'
import { licenceState } from '#shared/contract/licence'
import { call } from '#src/api/call.ts'
import { ErrorState, LoadingState } from '#src/console-kit/states/states.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'

/** The licence centre: needs no sign-in, and is where code 410 leads (spec 2, 8). */
export function LicencePage() {
  const t = useT('auth')
  const shell = useT('shell')
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['licence'],
    queryFn: ({ signal }) => call(licenceState, { signal, quiet: true }),
    // Whoever comes here wants to know how it is now.
    staleTime: 0,
  })
  usePageTitle(t('licence.title'))
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-140 rounded-lg border border-hairline bg-paper p-8 sm:p-10">
        <h1 className="font-semibold text-2xl">{t('licence.title')}</h1>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingState />
        ) : (
          <div className="mt-6 flex flex-col gap-6">
            <Callout
              tone={data.expired ? 'danger' : 'success'}
              {...(data.expired && { title: t('licence.expired.title') })}
            >
              {data.expired ? t('licence.expired.text') : t('licence.text')}
            </Callout>
            <DescriptionList
              columns={1}
              items={[
                ...(data.customer === ''
                  ? []
                  : [{ id: 'customer', term: t('licence.customer'), detail: data.customer }]),
                {
                  id: 'expires',
                  term: t('licence.expires'),
                  detail: data.expiresAt === null ? t('licence.forever') : format.dateTime(data.expiresAt),
                },
                { id: 'version', term: t('licence.version'), detail: `${data.product} ${data.version}` },
              ]}
            />
          </div>
        )}
        <Link to="/" className={`${buttonClass({ variant: 'primary' })} mt-8`}>
          {shell('home')}
        </Link>
      </div>
    </main>
  )
}
