import type { z } from 'zod'
import type { listOnline } from '#shared/contract/online'

export type OnlineRow = z.infer<typeof listOnline.data>['records'][number]

/** Of a session in the list: whose it is, and when it began. */
export const keyOf = ({ userId, loginTime, ip }: OnlineRow): string => `${userId} ${loginTime} ${ip}`

/**
 * Whose sessions are chosen: each person once, because all of their sessions end together, and never oneself.
 * @returns ids with names; where the session is on another page of the list, the id stands for the name
 */
export const peopleOf = (
  keys: readonly string[],
  rows: readonly OnlineRow[],
  own: string | undefined,
): ReadonlyMap<string, string> => {
  const names = new Map(rows.map(({ userId, nickName, userName }) => [userId, nickName || userName]))
  const ids = keys.flatMap((key) => key.split(' ')[0] ?? []).filter((id) => id !== own)
  return new Map(ids.map((id) => [id, names.get(id) ?? `#${id}`]))
}
