import { useEffect } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Offline } from '#ds/offline'
import { isReachable, onReachable, useReachable } from '#src/api/reachability.ts'
import { useT } from '#src/i18n/use-t.ts'

/**
 * The code of a screen did not come. Without a network it is asked for again by itself; with one, an update has put other
 * code in its place, and only a reload gets it. That is left to the person: other pages may hold unsaved work.
 * @param onGone the person went elsewhere
 */
export function NotFetched({ onRetry, onGone }: { onRetry: () => void; onGone: () => void }) {
  const t = useT('shell')
  const reachable = useReachable()
  useEffect(
    () =>
      onReachable(() => {
        if (isReachable()) onRetry()
      }),
    [onRetry],
  )
  useEffect(() => onGone, [onGone])
  return (
    <div className="grid min-h-60 place-items-center p-4">
      {reachable ? (
        <div role="alert">
          <EmptyState
            illustration="broken"
            title={t('update.title')}
            description={t('update.text')}
            action={
              <>
                <Button variant="primary" onClick={() => location.reload()}>
                  {t('crash.reload')}
                </Button>
                <Button onClick={onRetry}>{t('crash.again')}</Button>
              </>
            }
          />
        </div>
      ) : (
        <Offline title={t('offline.title')} description={t('offline.text')} onRetry={onRetry} />
      )}
    </div>
  )
}
