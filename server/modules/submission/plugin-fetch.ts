import type { OutboundCall, ServerServices } from '#sdk/server'
import type { GuardedFetch, OutboundRequest } from '../../kernel/outbound/guarded-fetch.ts'

/** What a plugin may say of a call, and nothing else: no word of it opens the operator's own network. */
export const fetchForPlugins =
  (fetch: GuardedFetch): ServerServices['fetch'] =>
  (address, call = {}) =>
    fetch(address, Object.fromEntries(sayable.flatMap((name) => (name in call ? [[name, call[name]]] : []))))

const sayable = [
  'method',
  'headers',
  'body',
  'timeoutMs',
  'maxBytes',
  'signal',
] as const satisfies readonly (keyof OutboundCall & keyof OutboundRequest)[]
