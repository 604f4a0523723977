// Every number below a limit once, in an order nobody can foresee: a keyed permutation (Feistel network, walked until it
// lands below the limit). Counting through it never meets the same number twice, and ends exactly when all are given.
import { createHmac } from 'node:crypto'

const rounds = 6

/** The number at `index` of the order that `key` makes of all whole numbers below `size`. */
export const shuffled = (index: bigint, size: bigint, key: string): bigint => {
  const half = BigInt(Math.max(1, Math.ceil((size - 1n).toString(2).length / 2)))
  let at = index
  do at = permuted(at, half, key)
  while (at >= size)
  return at
}

const permuted = (value: bigint, half: bigint, key: string): bigint => {
  const mask = (1n << half) - 1n
  let left = value >> half
  let right = value & mask
  for (let round = 0; round < rounds; round++)
    [left, right] = [right, left ^ (mixed(`${round} ${half} ${right}`, key) & mask)]
  return (left << half) | right
}

const mixed = (text: string, key: string): bigint => BigInt(`0x${createHmac('sha256', key).update(text).digest('hex')}`)
