import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'
import { currentOrigin } from '../../http/origin.ts'
import { createFairGate, type FairGate } from '../../kernel/fair-gate.ts'
import { neighbourhoodOf, networkOf } from '../../kernel/network.ts'

/**
 * What a password opens. Each waits at a gate of its own, so that guessing at a form's password holds up nobody who signs
 * in.
 */
export type PasswordOf = 'account' | 'form'

/** argon2id with 64 MiB and three passes: about 50 ms of a core, so callers wait by turns for a few seconds at most. */
export const hashPassword = (password: string, of: PasswordOf = 'account'): Promise<string> =>
  atGate(of, () => hash(password, cost))

/**
 * Compares a password with a stored hash, or, for an account that does not exist (null), does the same work in vain, so
 * that the time says nothing about which accounts exist (T36).
 */
export async function isPassword(
  password: string,
  stored: string | null,
  of: PasswordOf = 'account',
): Promise<boolean> {
  // Not at the gate: a refusal would be remembered for ever.
  dummy ??= hash(randomBytes(32).toString('base64'), cost)
  // What is stored for an account without a password is no hash, and nobody's password.
  const known = stored?.startsWith('$argon2') ? stored : null
  const against = known ?? (await dummy)
  const equal = await atGate(of, () => verify(against, password))
  return equal && known !== null
}

/** True when a hash was made with other costs than today's and should be made anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith('$argon2id$v=19$m=65536,t=3,p=1$')

const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
let dummy: Promise<string> | null = null

const newGate = (width: number): FairGate =>
  createFairGate({
    width,
    queue: 1000,
    patience: 3_000,
    onRefused: () => new AppError('tooMany', 'common.busy', {}, { retryAfterSeconds: 5 }),
  })

/** A hash keeps a core busy and a thread of Node's pool of four, which reads files too. */
const gates: Readonly<Record<PasswordOf, FairGate>> = {
  account: newGate(Math.min(availableParallelism(), 3)),
  form: newGate(1),
}

const atGate = <Result>(of: PasswordOf, task: () => Promise<Result>): Promise<Result> => {
  const origin = currentOrigin()
  const ip = origin?.ip ?? ''
  return gates[of]({ lane: { wide: neighbourhoodOf(ip), narrow: networkOf(ip) }, gone: origin?.gone() }, task)
}
