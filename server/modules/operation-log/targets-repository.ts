// Which of the records that entries name are still there and within the reader's sight, and what they are called now.
import type { LogTarget } from '#shared/contract/operation-log'
import type { Database } from '../../db/database.ts'
import { type CurrentUser, hasPermission } from '../../kernel/current-user.ts'
import type { Declared } from '../../kernel/declared.ts'

export interface FoundTarget {
  /** Null where the reader may not go. */
  readonly target: LogTarget | null
  readonly name: string
}

/** @returns finds the record of an entry; one query for each kind there is, whatever the number of entries */
export const findTargets = async (
  db: Database,
  { acts, subjects }: Declared,
  user: CurrentUser,
  entries: readonly { readonly action: string; readonly subject: string }[],
): Promise<(entry: { readonly action: string; readonly subject: string }) => FoundTarget | null> => {
  const wanted = new Map<string, Set<string>>()
  for (const { action, subject } of entries) {
    const about = acts.get(action)?.about
    if (about === undefined || subject === '' || (subjects.get(about)?.isById && !isId.test(subject))) continue
    wanted.set(about, (wanted.get(about) ?? new Set()).add(subject))
  }
  const found = new Map<string, FoundTarget>()
  await Promise.all(
    [...wanted].map(async ([kind, named]) => {
      const about = subjects.get(kind)
      if (!about) return
      const mayGo = hasPermission(user, about.permission)
      for (const { subject, key, name } of await about.find(db, user, [...named]))
        found.set(`${kind} ${subject}`, { target: mayGo ? { search: {}, ...about.link(key) } : null, name })
    }),
  )
  return ({ action, subject }) => found.get(`${acts.get(action)?.about} ${subject}`) ?? null
}

const isId = /^\d{1,18}$/
