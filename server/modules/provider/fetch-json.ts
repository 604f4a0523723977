/**
 * Asks a provider. It may stand in the operator's own network, so addresses are not narrowed; but it must be the one that was
 * named (no redirects), over a line nobody reads along, and it gets little time and room (T33).
 *
 * @param form sent by POST when there is one
 * @throws Error
 */
export async function fetchJson(address: string, form?: URLSearchParams): Promise<unknown> {
  if (!isAllowedAddress(address)) throw new Error(`${address} is no address to ask.`)
  const response = await fetch(address, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    ...(form && { method: 'POST', body: form }),
  })
  const text = await limited(response)
  if (!response.ok) throw new Error(`${new URL(address).pathname} answered ${response.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** https, or this machine itself. */
export const isAllowedAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

const limited = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const timeoutMs = 5_000
const maxBytes = 1024 * 1024
