import type { GatewayTrial } from '#shared/contract/one-time-code'
import type { AppDeps } from '../../deps.ts'
import { OutboundError } from '../../kernel/outbound/guarded-fetch.ts'
import { audit } from '../system/audit-repository.ts'
import { GatewayRefusal, smsGateway } from './gateway.ts'
import { exampleMessage } from './service.ts'

type Deps = Pick<AppDeps, 'db' | 'secrets' | 'fetch'>

/** Sends an example code through the gateway as it is saved, and says what became of it. */
export const tryGateway = async (
  deps: Deps,
  { userId, ip }: { userId: string; ip: string },
  to: string,
): Promise<GatewayTrial> => {
  const trial = await tried(deps, to)
  // A message costs money and reaches somebody: who sent one is written down, but not to whom.
  await audit(deps.db, {
    userId,
    ip,
    action: 'config.trySms',
    subject: 'smsEnvConfig',
    subjectName: 'smsEnvConfig',
    detail: { outcome: trial.outcome },
  })
  return trial
}

const tried = async (deps: Deps, to: string): Promise<GatewayTrial> => {
  const gateway = await smsGateway(deps)
  if (!gateway) return { outcome: 'none' }
  if (gateway.isTest) return { outcome: 'test' }
  try {
    await gateway.send(exampleMessage(to))
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof GatewayRefusal) return { outcome: 'refused', status: error.status }
    // Its words may be shown to whoever named the address.
    if (error instanceof OutboundError) return { outcome: 'unreachable', why: error.message }
    throw error
  }
}
