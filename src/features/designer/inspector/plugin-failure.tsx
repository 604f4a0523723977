import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { useT } from '#src/i18n/use-t.ts'
import { typeTitle } from '../palette/type-title.ts'

/** A plugin that throws becomes this card; the rest of the designer works on (ux D17). */
export const PluginFailure = ({ typeId, error, retry }: { typeId: string; error: Error; retry: () => void }) => {
  const t = useT('designer')
  return (
    <Callout tone="danger" title={t('plugin.failed', { type: typeTitle(typeId) })}>
      <p className="mb-3 break-words text-sm">{error.message}</p>
      <Button onClick={retry}>{t('plugin.retry')}</Button>
    </Callout>
  )
}
