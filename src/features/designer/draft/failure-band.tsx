import { useCallback, useSyncExternalStore } from 'react'
import { Banner } from '#ds/banner'
import { Button } from '#ds/button'
import { useReachable } from '#src/api/reachability.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Saving } from './autosave.ts'

/** Changes that could not be saved: where they are, and that they go by themselves when the network is back. */
export const FailureBand = ({ savings }: { savings: readonly Saving[] }) => {
  const t = useT('designer')
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = savings.map((saving) => saving.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [savings],
  )
  const reason = useSyncExternalStore(subscribe, () => {
    const failed = savings.map(({ state }) => state).find(({ kind }) => kind === 'failed')
    return failed?.kind === 'failed' ? failed.reason : null
  })
  const reachable = useReachable()
  // While the server cannot be reached the frame says so, and that what is not saved is kept: one band is enough.
  if (reason === null || !reachable) return null
  return (
    <Banner
      label={t('save.failed')}
      tone="warning"
      live
      action={
        <Button size="small" onClick={() => void Promise.all(savings.map((saving) => saving.flush()))}>
          {t('save.retry')}
        </Button>
      }
    >
      {t(`save.failed.${reason}`)}
    </Banner>
  )
}
