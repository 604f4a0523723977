import type { GuardedFetch } from '../../kernel/outbound/guarded-fetch.ts'
import { isSecureAddress } from '../../kernel/outbound/secure-address.ts'

/**
 * Asks a provider. It may stand in the operator's own network, for an administrator has named it; but it must be the one
 * that was named (no redirects), over a line nobody reads along, and it gets little time and room (T33).
 *
 * @param form sent by POST when there is one
 * @throws Error
 */
export async function fetchJson(fetch: GuardedFetch, address: string, form?: URLSearchParams): Promise<unknown> {
  if (!isSecureAddress(address)) throw new Error(`${address} is no address to ask.`)
  const { status, text } = await fetch(address, {
    isNamedByAdministrator: true,
    maxRedirects: 0,
    timeoutMs: 5_000,
    maxBytes: 1024 * 1024,
    headers: {
      accept: 'application/json',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
    },
    ...(form && { method: 'POST', body: form.toString() }),
  })
  if (status < 200 || status > 299)
    throw new Error(`${new URL(address).pathname} answered ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
