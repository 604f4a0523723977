// Whether another upload may be kept: nobody fills the disk, however they come (threat: free file host, full disk).
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../kernel/network.ts'
import { type RateLimit, returnTokens, takeTokens } from '../../kernel/rate-limit/repository.ts'
import type { FileStorage, Room } from '../../kernel/storage.ts'
import { unclaimedBytes } from './repository.ts'

/** Whose day's amount an upload is taken from. */
export interface UploadBudget {
  readonly bucket: string
  readonly limit: RateLimit
}

/** Bytes set aside for an upload that is on its way. */
export interface Reservation {
  /** Gives back what was not used. @param used bytes that were kept: 0 when nothing was */
  readonly settle: (used: number) => Promise<void>
}

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte
const day = 24 * 60 * 60

/** Anonymous uploads are counted by the network they come from, those of signed-in people by who they are. */
export const uploadBudget = ({ userId, ip }: { userId: string | null; ip: string }): UploadBudget =>
  userId === null
    ? { bucket: `upload-bytes:${networkOf(ip)}`, limit: { capacity: 200 * megabyte, seconds: day } }
    : { bucket: `upload-bytes:user:${userId}`, limit: { capacity: 500 * megabyte, seconds: day } }

/** What all files of answers together may hold that no record has claimed yet. */
const mostUnclaimed = 20 * gigabyte

/** Of the disk, that much stays free for the database beside us. */
const floorOf = ({ totalBytes }: Room): number => Math.min(2 * gigabyte, totalBytes * 0.05)

/** Set aside in this process for uploads whose bytes are still coming. */
let underWay = 0

/**
 * Sets bytes aside before they come: counted afterwards, any number of uploads at once would each find room.
 *
 * @param bytes the most the upload can be
 * @throws AppError when the day's amount is used up, the disk is nearly full or too much waits unclaimed
 */
export async function reserveRoom(
  { db, storage }: { db: Database; storage: FileStorage },
  { bytes, budget }: { bytes: number; budget: UploadBudget },
): Promise<Reservation> {
  // Before anything is waited for: two uploads at once must not both find the same room.
  underWay += bytes
  try {
    const room = await storage.room()
    if (room && room.freeBytes - underWay < floorOf(room)) throw new AppError('failed', 'file.noRoom')
    if ((await unclaimedBytes(db)) + underWay > mostUnclaimed) throw new AppError('failed', 'file.noRoom')
    if (!(await takeTokens(db, budget.bucket, budget.limit, bytes))) throw new AppError('failed', 'common.tooMany')
  } catch (error) {
    underWay -= bytes
    throw error
  }
  return {
    settle: async (used) => {
      underWay -= bytes
      if (used < bytes) await returnTokens(db, budget.bucket, budget.limit, bytes - used)
    },
  }
}
