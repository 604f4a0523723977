import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { reachOf } from './address.ts'
import { OutboundError } from './guarded-fetch.ts'

/**
 * Where a host that an administrator has named is connected to: for protocols besides HTTP, which `fetch` does not speak.
 * It may lie in the operator's own network, but nowhere that no service can be meant (T33). Never for a host that a form or
 * an answer names.
 *
 * @returns an IP address to connect to, so that the name is looked up once
 * @throws OutboundError
 */
export const addressOfNamedHost = async (host: string): Promise<string> => {
  const found = isIP(host) === 0 ? await addressesOf(host) : [host]
  const [first] = found
  if (first === undefined || found.some((address) => reachOf(address) === 'never'))
    throw new OutboundError(`${host} is at an address that may not be called.`, 'refused')
  return first
}

const addressesOf = async (host: string): Promise<string[]> => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch (error) {
    throw new OutboundError(`${host} could not be found.`, 'failed', { cause: error })
  }
}
