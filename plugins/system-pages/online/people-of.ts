import type { z } from 'zod'
import type { listOnline } from '#shared/contract/online'

export type OnlineRow = z.infer<typeof listOnline.data>['records'][number]

/** Of a session in the list: whose it is, and when it began. */
export const keyOf = ({ userId, loginTime, ip }: OnlineRow): string => `${userId} ${loginTime} ${ip}`

export const nameOf = ({ nickName, userName }: OnlineRow): string => nickName || userName

/**
 * Whose sessions these are: each person once, because all of their sessions end together, and never oneself.
 * @returns ids with names
 */
export const peopleOf = (rows: readonly OnlineRow[], own: string | undefined): ReadonlyMap<string, string> =>
  new Map(rows.filter(({ userId }) => userId !== own).map((row) => [row.userId, nameOf(row)]))
