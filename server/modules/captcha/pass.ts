import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { networkOf } from '../../kernel/network.ts'
import { insertPass, takePass } from './repository.ts'

export interface Client {
  readonly ip: string
  readonly userAgent: string
}

/** Makes the solution of a captcha good for one call of the same browser, within 180 seconds. */
export const grantPass = (db: Database, verification: string, client: Client): Promise<void> =>
  insertPass(db, hashOf(verification), clientOf(client))

/**
 * Uses a pass up.
 *
 * @param verification `slideCode` as sent
 * @returns false when there is no such pass, it is too old, or another browser solved the captcha
 */
export const redeemPass = async (db: Database, verification: string, client: Client): Promise<boolean> =>
  verification.length <= 2000 && takePass(db, hashOf(verification), clientOf(client))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const clientOf = ({ ip, userAgent }: Client): string =>
  `${networkOf(ip)} ${hashOf(userAgent).toString('base64url').slice(0, 16)}`
