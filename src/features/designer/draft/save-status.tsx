import { useSyncExternalStore } from 'react'
import { Icon } from '#ds/icon'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Saving } from './autosave.ts'

/** Where saving stands, in one or two words that stay (ux D10); a band below the bar says what to do when it fails. */
export const SaveStatus = ({ autosave }: { autosave: Saving }) => {
  const t = useT('designer')
  const { dateTime } = useFormat()
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.state)
  const isStuck = state.kind === 'failed' || state.kind === 'conflict'
  const title = state.kind === 'saved' && state.at !== null ? dateTime(new Date(state.at).toISOString()) : undefined
  return (
    <p
      role="status"
      title={title}
      className={`flex min-w-0 items-center gap-1 text-sm ${isStuck ? 'text-danger-text' : 'text-muted'}`}
    >
      {isStuck && <Icon name="alert" size={16} className="shrink-0" />}
      <span className="truncate">{t(`save.${state.kind}`)}</span>
    </p>
  )
}
