import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'
import { createGate } from '../system/gate.ts'

/** argon2id with 64 MiB and three passes: about 50 ms. At most two at once, or a flood of logins would eat the memory. */
export const hashPassword = (password: string): Promise<string> => gate(() => hash(password, cost))

/**
 * Compares a password with a stored hash, or, for an account that does not exist (null), does the same work in vain, so
 * that the time says nothing about which accounts exist (T36).
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(32).toString('base64'))
  const against = stored ?? (await dummy)
  const equal = await gate(() => verify(against, password))
  return equal && stored !== null
}

/** True when a hash was made with other costs than today's and should be made anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith('$argon2id$v=19$m=65536,t=3,p=1$')

const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
let dummy: Promise<string> | null = null
const gate = createGate(2, 200, () => new AppError('failed', 'common.tooMany'))
