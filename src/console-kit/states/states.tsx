import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { Spinner } from '#ds/spinner'
import { ApiError } from '#src/api/api-error.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'

/** Waiting for a whole screen. Nothing is drawn for the first 200 ms (ux C20). */
export function LoadingState() {
  const t = useT('common')
  const shown = useAfter(200)
  return (
    <div className="grid min-h-60 place-items-center" aria-busy="true">
      {shown && <Spinner size={32} label={t('loading')} />}
    </div>
  )
}

/** What went wrong where a screen's data should be, and the way on (ux C21). */
export function ErrorState({
  error,
  onRetry,
  headingLevel = 2,
}: {
  error: unknown
  onRetry: () => void
  headingLevel?: 1 | 2
}) {
  const t = useT('common')
  const shell = useT('shell')
  const text = useFailureText()
  // Trying again would not help these two.
  if (error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'notFound')) {
    return (
      <EmptyState
        illustration={error.kind === 'forbidden' ? 'lock' : 'search'}
        headingLevel={headingLevel}
        title={text(error)}
        description={shell(error.kind === 'forbidden' ? 'noAccess.text' : 'missing.text')}
      />
    )
  }
  return (
    <div role="alert">
      <EmptyState
        illustration={error instanceof ApiError && error.kind === 'network' ? 'offline' : 'broken'}
        headingLevel={headingLevel}
        title={text(error)}
        description={
          // What never left has no number at the server.
          error instanceof ApiError && error.kind === 'network' ? (
            shell('offline.text')
          ) : error instanceof ApiError ? (
            <RequestId id={error.requestId} />
          ) : undefined
        }
        action={
          <Button iconStart={<Icon name="refresh" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}

export function NoPermissionState({ headingLevel = 2, action }: { headingLevel?: 1 | 2; action?: ReactNode }) {
  const t = useT('shell')
  return (
    <EmptyState
      illustration="lock"
      headingLevel={headingLevel}
      title={t('noAccess.title')}
      description={t('noAccess.text')}
      action={action}
    />
  )
}

export function MissingState({ headingLevel = 2, action }: { headingLevel?: 1 | 2; action?: ReactNode }) {
  const t = useT('shell')
  return (
    <EmptyState
      illustration="search"
      headingLevel={headingLevel}
      title={t('missing.title')}
      description={t('missing.text')}
      action={action}
    />
  )
}

function RequestId({ id }: { id: string }) {
  const t = useT('errors')
  return <span className="select-all break-all tabular-nums">{t('requestId', { id })}</span>
}

const useAfter = (milliseconds: number): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}
