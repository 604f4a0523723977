import { useEffect, useRef } from 'react'
import { Banner } from '#ds/banner'
import { LiveRegion } from '#ds/live-region'
import { useReachable } from '#src/api/reachability.ts'
import { useT } from '#src/i18n/use-t.ts'

/** Across a frame while the server cannot be reached; said, and said again when it can. */
export function OfflineBanner() {
  const t = useT('shell')
  const reachable = useReachable()
  const wasGone = useRef(false)
  useEffect(() => {
    if (!reachable) wasGone.current = true
  }, [reachable])
  return (
    <>
      <LiveRegion message={reachable ? (wasGone.current ? t('offline.back') : '') : t('offline.banner')} />
      {!reachable && (
        <Banner label={t('offline.title')} tone="warning" className="print:hidden">
          {t('offline.banner')}
        </Banner>
      )}
    </>
  )
}
