import { useSyncExternalStore } from 'react'
import { Icon } from '#ds/icon'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Saving } from './autosave.ts'

/**
 * Where saving stands, in one or two words that stay (ux D10); a band below the bar says what to do when it fails. The whole
 * sentence is heard, and stands in the tooltip: beside the tabs there is no room for it in every language. Where there is
 * none for the words either, the sign stays.
 */
export const SaveStatus = ({ autosave }: { autosave: Saving }) => {
  const t = useT('designer')
  const { dateTime } = useFormat()
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.state)
  const isStuck = state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'incomplete'
  const words = t(`save.short.${state.kind}`)
  const sentence = t(`save.${state.kind}`)
  const title = state.kind === 'saved' && state.at !== null ? dateTime(new Date(state.at).toISOString()) : sentence
  return (
    <p
      role="status"
      title={title}
      className={`flex min-w-4 items-center gap-1 text-sm xl:@container xl:flex-1 xl:justify-end ${isStuck ? 'text-danger-text' : 'text-muted'}`}
    >
      <Icon name={isStuck ? 'alert' : state.kind === 'saved' ? 'check' : 'pencil'} size={16} className="shrink-0" />
      <span aria-hidden={words !== sentence || undefined} className="@max-[7.5rem]:sr-only truncate">
        {words}
      </span>
      {words !== sentence && <span className="sr-only">{sentence}</span>}
    </p>
  )
}
