import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { ApiError } from '#src/api/api-error.ts'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'

/** A screen that broke, inside whatever is around it: menu and header go on living. */
export function CrashState({ error, reset }: ErrorComponentProps) {
  const t = useT('shell')
  if (error instanceof ApiError) return <ErrorState error={error} onRetry={reset} />
  return (
    <div role="alert">
      <EmptyState
        illustration="broken"
        title={t('crash.title')}
        description={t('crash.text')}
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('crash.reload')}
            </Button>
            <Button onClick={reset}>{t('crash.again')}</Button>
          </>
        }
      />
    </div>
  )
}

export function CrashScreen(props: ErrorComponentProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <CrashState {...props} />
    </main>
  )
}
