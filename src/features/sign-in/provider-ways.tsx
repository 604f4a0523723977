import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { signInProviders } from '#shared/contract/provider'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'
import { leaveFor } from './provider.ts'

export const providersQueryOptions = queryOptions({
  queryKey: ['sign-in-providers'],
  // Without them there is still name and password.
  queryFn: ({ signal }) => call(signInProviders, { signal, quiet: true }),
  staleTime: stale.fiveMinutes,
})

/** Below the form: the services an administrator has set up. Nothing where there are none. */
export function ProviderWays({ redirect }: { redirect: string | undefined }) {
  const t = useT('auth')
  const failureText = useFailureText()
  const { data = [] } = useQuery(providersQueryOptions)
  const [leaving, setLeaving] = useState('')
  const [refusal, setRefusal] = useState('')
  if (data.length === 0) return null

  const leave = async (provider: (typeof data)[number]) => {
    setLeaving(provider.id)
    setRefusal('')
    try {
      await leaveFor(provider, redirect)
    } catch (failure) {
      setRefusal(failureText(failure))
      setLeaving('')
    }
  }
  return (
    <div className="flex flex-col gap-3 border-hairline border-t pt-6">
      {refusal !== '' && (
        <Callout tone="danger" live>
          {refusal}
        </Callout>
      )}
      {data.map((provider) => (
        <Button
          key={provider.id}
          className="w-full"
          busy={leaving === provider.id}
          onClick={() => void leave(provider)}
        >
          {t('provider.use', { name: provider.name })}
        </Button>
      ))}
    </div>
  )
}
