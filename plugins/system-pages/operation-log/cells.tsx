import { Icon } from '#ds/icon'
import { PageLink, useFormat, useMenuTitle, useT } from '#sdk/page'
import type { LogEntry } from '#shared/contract/operation-log'
import { actorOf } from './who.ts'

/** Who did it, in one line; of somebody signed in name and account. */
export const useActorName = (): ((entry: LogEntry) => string) => {
  const t = useT()
  return (entry) => {
    const actor = actorOf(entry)
    if (actor !== 'person') return t(`actor.${actor}`)
    return entry.nickName || entry.userName || t('actor.gone', { id: entry.userId ?? '' })
  }
}

/** What it was done to: the name, or the key where nobody knows a name. */
export const useSubjectName = (): ((entry: LogEntry) => string) => {
  const titleOf = useMenuTitle()
  return ({ action, subjectName, subject }) =>
    action.startsWith('menu.') ? titleOf(subjectName) || subject : subjectName || subject
}

/** What was done; what was refused stands out, and says so in its words. */
export function Action({ entry: { actionName, isRefused } }: { entry: LogEntry }) {
  // Words of a cell that is drawn are shortened by what is around them.
  if (!isRefused)
    return (
      <span className="truncate" title={actionName}>
        {actionName}
      </span>
    )
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-danger-text">
      <Icon name="alert" size={16} className="shrink-0" />
      <span className="truncate">{actionName}</span>
    </span>
  )
}

/** A link where the record is still there and the reader may go to it. */
export function Subject({ entry }: { entry: LogEntry }) {
  const name = useSubjectName()(entry)
  const words = (
    <bdi className="truncate" title={name}>
      {name}
    </bdi>
  )
  if (!entry.target || name === '') return words
  return (
    <PageLink {...entry.target} className="flex min-w-0 text-accent-text underline-offset-2 hover:underline">
      {words}
    </PageLink>
  )
}

/** An entry in the two lines a row of a phone has. */
export function EntryOnPhone({ entry }: { entry: LogEntry }) {
  const { dateTime } = useFormat()
  const actorName = useActorName()
  const subjectName = useSubjectName()(entry)
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate font-medium">
        {subjectName === '' ? entry.actionName : `${entry.actionName} · ${subjectName}`}
      </span>
      <span className="truncate text-muted text-sm">
        {/* A nickname may be anybody's; beside the list on a wide screen the user name has a column. */}
        {[actorName(entry), actorOf(entry) === 'person' && entry.userName, dateTime(entry.time)]
          .filter((part) => part !== false && part !== '')
          .join(' · ')}
      </span>
    </span>
  )
}
