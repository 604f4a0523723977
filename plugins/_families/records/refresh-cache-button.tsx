import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Allow, useAction, useFamilyT } from '#sdk/page'
import { refreshConfigCache } from '#shared/contract/config'
import type { Endpoint } from '#shared/contract/endpoint'

/** Makes every server process forget what it remembers of settings and dictionaries. Absent without the permission. */
export function RefreshCacheButton({ changes }: { changes: readonly Pick<Endpoint, 'path'>[] }) {
  const t = useFamilyT('records')
  const refresh = useAction(refreshConfigCache, { changes, done: t('cache.done') })
  return (
    <Allow permission="system:config:remove">
      <Button iconStart={<Icon name="refresh" />} busy={refresh.isBusy} cooldown onClick={() => void refresh.run({})}>
        {t('cache.refresh')}
      </Button>
    </Allow>
  )
}
