// Codes that prove that somebody reads what is sent to a number: limited, short-lived, used once (ADR 0049).
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { ServerServices } from '#sdk/server'
import type { AppDeps } from '../../deps.ts'
import { takeOrWait } from '../../kernel/rate-limit/repository.ts'
import { SealError } from '../../secret/secret-box.ts'
import { smsGateway } from './gateway.ts'
import { putCode, takeCode, takeTry } from './repository.ts'

type Deps = Pick<AppDeps, 'db' | 'secrets' | 'fetch' | 'log'>

export const createOneTimeCodes = (deps: Deps): ServerServices['codes'] => {
  const { db, secrets, log } = deps
  const placeOf = (purpose: string, to: string) => ({ purpose, targetHash: sha256(to) })
  const context = ({ purpose, targetHash }: ReturnType<typeof placeOf>) =>
    `code ${purpose} ${targetHash.toString('hex')}`

  return {
    channels: () => codeChannels(deps),

    send: async ({ to, purpose, language }) => {
      const gateway = await smsGateway(deps)
      if (!gateway) return { sent: false, reason: 'noGateway', waitSeconds: 0 }
      const number = sha256(to).toString('hex')
      // However many people ask, and from wherever: a number is not rung out of bed.
      for (const [bucket, limit] of [
        [`code-number-day:${number}`, { capacity: 10, seconds: 86_400 }],
        [`code-number:${number}`, { capacity: 1, seconds: resendSeconds }],
      ] as const) {
        const waitSeconds = await takeOrWait(db, bucket, limit)
        if (waitSeconds > 0) return { sent: false, reason: 'wait', waitSeconds }
      }
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
      const place = placeOf(purpose, to)
      const sealedHash = secrets.seal(sha256(`${code} ${to}`).toString('hex'), context(place))
      await putCode(db, { ...place, sealedHash, minutes })
      try {
        await gateway.send({ to, code, minutes, language })
      } catch (error) {
        log.error({ reason: String(error) }, 'a one-time code could not be sent')
        await takeCode(db, place, sealedHash)
        return { sent: false, reason: 'failed', waitSeconds: resendSeconds }
      }
      return { sent: true, waitSeconds: resendSeconds, minutes, ...(gateway.isTest && { shown: code }) }
    },

    redeem: async ({ to, purpose, code }) => {
      const place = placeOf(purpose, to)
      const sealedHash = await takeTry(db, place, mostTries)
      if (sealedHash === null) return null
      const wanted = Buffer.from(opened(secrets, sealedHash, context(place)) ?? '', 'hex')
      const given = sha256(`${code} ${to}`)
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
      if (!(await takeCode(db, place, sealedHash))) return null
      return secrets.seal(JSON.stringify({ to, purpose, until: Date.now() + proofHours * 3_600_000 }), proofContext)
    },

    isProven: async ({ to, purpose, proof }) => {
      const said = Object(JSON.parse(opened(secrets, proof, proofContext) ?? 'null')) as Record<string, unknown>
      return said.to === to && said.purpose === purpose && Number(said.until) > Date.now()
    },
  }
}

/** By which ways codes can be sent here. */
export const codeChannels = async (deps: Omit<Deps, 'log'>): Promise<readonly 'sms'[]> =>
  (await smsGateway(deps)) ? ['sms'] : []

/** As a code goes out, with one that proves nothing: to try a gateway out. */
export const exampleMessage = (to: string) => ({ to, code: '0'.repeat(codeLength), minutes, language: 'zh-cn' })

const codeLength = 6
const minutes = 10
const resendSeconds = 60
const mostTries = 5
/** A form may take its time, and may be finished tomorrow. */
const proofHours = 24
const proofContext = 'code-proof'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const opened = (secrets: Deps['secrets'], sealed: string, context: string): string | null => {
  try {
    return secrets.open(sealed, context)
  } catch (error) {
    // Nothing of ours, or of a key that is gone.
    if (error instanceof SealError) return null
    throw error
  }
}
