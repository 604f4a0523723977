import { expect, it } from 'vitest'
import { neighbourhoodOf, networkOf } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is of the network %s and the neighbourhood %s', (ip, network, neighbourhood) => {
  expect([networkOf(ip), neighbourhoodOf(ip)]).toEqual([network, neighbourhood])
})
