// Which addresses of the network a call may reach.
import { BlockList, isIP } from 'node:net'

/** `public`: anybody's. `private`: this machine or the operator's networks. `never`: no service that could be meant. */
export type Reach = 'public' | 'private' | 'never'

/** @param address an IP address, as it is connected to */
export const reachOf = (address: string): Reach => {
  const plain = plainAddress(address)
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(plain) === 0 || neverList.check(plain, family)) return 'never'
  return privateList.check(plain, family) ? 'private' : 'public'
}

/** IPv4 in the clothes of IPv6 is judged as what it is: mapped, translated (NAT64) or tunnelled (6to4). */
const plainAddress = (address: string): string => {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups
  const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && ((e === 0 && f === 0xffff) || (e === 0xffff && f === 0))
  const isCompatible = groups.slice(0, 6).every((group) => group === 0) && (g !== 0 || h > 1)
  const isTranslated = a === 0x64 && b === 0xff9b && c <= 1
  if (isMapped || isCompatible || isTranslated) return quad(g, h)
  return a === 0x2002 ? quad(b, c) : bare
}

const quad = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** The eight numbers of a valid IPv6 address. */
const groupsOf = (address: string): number[] => {
  const spelled = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = spelled.split('::')
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (tail === undefined) return numbers(head)
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after]
}

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === '') list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an address lies in one of these networks. */
export const inNetworks = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = listOf(networks)
  return (address) => {
    const plain = plainAddress(address)
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

// Link-local among them: there the providers of machines keep the keys of their customers.
const neverList = listOf([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  'fe80::/10',
  'ff00::/8',
])
const privateList = listOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '::1',
  'fc00::/7',
  'fec0::/10',
])
