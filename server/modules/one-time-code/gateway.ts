// The port codes go out through, and what an administrator may set behind it (settings group `smsEnvConfig`).
import { z } from 'zod'
import type { AppDeps } from '../../deps.ts'
import { findByKey } from '../config/repository.ts'
import { plainValueOf } from '../config/secret-value.ts'

interface CodeMessage {
  readonly to: string
  readonly code: string
  readonly minutes: number
  /** Of the person who gets it. */
  readonly language: string
}

interface CodeGateway {
  /** @throws GatewayRefusal, OutboundError where the message did not go out */
  readonly send: (message: CodeMessage) => Promise<void>
  /** Nothing is sent: the code is shown to whoever asks for it. For trying a form out. */
  readonly isTest: boolean
}

/** The gateway was reached, and did not take the message. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal'
  readonly status: number
  constructor(status: number) {
    super(`The gateway for text messages answered ${status}.`)
    this.status = status
  }
}

const settingSchema = z.discriminatedUnion('type', [
  z.object({ enabled: z.literal(true), type: z.literal('TEST') }),
  z.object({
    enabled: z.literal(true),
    type: z.literal('HTTP'),
    endpoint: z.url({ protocol: /^https?$/ }),
    token: z.string().default(''),
  }),
])

/** The gateway for text messages as it is set now; null: none. */
export const smsGateway = async ({
  db,
  secrets,
  fetch,
}: Pick<AppDeps, 'db' | 'secrets' | 'fetch'>): Promise<CodeGateway | null> => {
  const stored = await findByKey(db, 'smsEnvConfig')
  const setting = settingSchema.safeParse(parsed(stored && plainValueOf(secrets, stored)))
  if (!setting.success) return null
  if (setting.data.type === 'TEST') return { isTest: true, send: () => Promise.resolve() }
  const { endpoint, token } = setting.data
  return {
    isTest: false,
    send: async (message) => {
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(message),
        isNamedByAdministrator: true,
      })
      if (status < 200 || status > 299) throw new GatewayRefusal(status)
    },
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // An administrator may have typed anything into the row.
    return null
  }
}
