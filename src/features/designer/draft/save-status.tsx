import { useSyncExternalStore } from 'react'
import { Button } from '#ds/button'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Saving } from './autosave.ts'

/** Where saving stands, in words that stay (ux D10). */
export const SaveStatus = ({ autosave, onReload }: { autosave: Saving; onReload: () => void }) => {
  const t = useT('designer')
  const { dateTime } = useFormat()
  const state = useSyncExternalStore(
    (listener) => autosave.subscribe(listener),
    () => autosave.state,
  )
  if (state.kind === 'conflict') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger-text">
        {t('save.conflict')}
        <Button size="mini" onClick={onReload}>
          {t('save.reload')}
        </Button>
        <Button size="mini" variant="danger" onClick={() => void autosave.overwrite()}>
          {t('save.keepMine')}
        </Button>
      </div>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger-text">
        {t(`save.failed.${state.reason}`)}
        <Button size="mini" onClick={() => void autosave.flush()}>
          {t('save.retry')}
        </Button>
      </div>
    )
  }
  const title = state.kind === 'saved' && state.at !== null ? dateTime(new Date(state.at).toISOString()) : undefined
  return (
    <p role="status" title={title} className="text-sm text-muted">
      {t(`save.${state.kind}`)}
    </p>
  )
}
