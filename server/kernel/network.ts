import { isIPv6 } from 'node:net'

/** What limits count by: an IPv4 address, or the /64 of an IPv6 address, because one person holds all of those. */
export const networkOf = (ip: string): string => {
  const mapped = ipv4Of(ip)
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`
}

/**
 * What is handed out to one owner in one piece: the /24 of an IPv4 address, the /48 of an IPv6 one, which is 65,536 of the
 * networks above. For taking turns, not for limits: neighbours are no accomplices.
 */
export const neighbourhoodOf = (ip: string): string => {
  if (isIPv6(ip) && !ipv4Of(ip)) return `${groupsOf(ip).slice(0, 3).join(':')}::/48`
  return `${networkOf(ip).replace(/\.\d+$/, '')}/24`
}

const ipv4Of = (ip: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (ip: string): string[] => {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = !tail ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
