import type { Endpoint } from '#shared/contract/endpoint'
import type { publicForm } from '#shared/contract/form'
import type { Call } from './call.ts'
import { passHeaders } from './pass.ts'

type DataOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer Data> ? Data : never

export interface ReadyReply {
  readonly state: 'ready'
  readonly data: DataOf<typeof publicForm>
  /** By the device's clock, milliseconds since 1970. */
  readonly receivedAt: number
}

export type DefinitionReply =
  | ReadyReply
  | { readonly state: 'notFound' }
  | { readonly state: 'failed'; readonly cause: 'network' | 'server' }

/** Asks for the form; started as early as possible, before the page has drawn anything. */
export const fetchDefinition = async (
  call: Call,
  formKey: string,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<DefinitionReply> => {
  const ask = () => call(`/user/form/details/${encodeURIComponent(formKey)}`, { headers: passHeaders(formKey) })
  let reply = await ask()
  // A server that is busy says when to come again; nobody has to press a button for that.
  for (let retries = 0; reply.kind === 'busy' && retries < 3; retries++) {
    await pause(Math.min(reply.retryAfterMs ?? 2_000, 10_000))
    reply = await ask()
  }
  switch (reply.kind) {
    case 'ok':
      // What the contract says the server answers; it checks itself against it outside production.
      return { state: 'ready', data: reply.data as ReadyReply['data'], receivedAt: Date.now() }
    case 'notFound':
      return { state: 'notFound' }
    case 'unreachable':
      return { state: 'failed', cause: 'network' }
    default:
      return { state: 'failed', cause: 'server' }
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
