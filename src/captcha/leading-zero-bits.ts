/**
 * How many zero bits SHA-256 of a short text starts with. Written out for one block, because the proof of work asks a
 * quarter of a million times: a library's general form takes five times as long, and the platform's is asynchronous.
 *
 * @param text ASCII, at most 55 characters: what fits one block
 */
export const leadingZeroBits = (text: string): number => {
  if (text.length > 55) throw new Error('The text does not fit one block.')
  words.fill(0, 0, 16)
  for (let at = 0; at < text.length; at++) put(at, text.charCodeAt(at))
  put(text.length, 0x80)
  words[15] = text.length * 8
  compress()
  let bits = 0
  for (let at = 0; at < 8; at++) {
    const zeros = Math.clz32(state[at] ?? 0)
    bits += zeros
    if (zeros < 32) break
  }
  return bits
}

/** Index 0 is never read as undefined: all arrays are typed and full. */
const words = new Uint32Array(64)
const state = new Uint32Array(8)

const put = (at: number, byte: number): void => {
  words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
}

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

const compress = (): void => {
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15] ?? 0
    const late = words[at - 2] ?? 0
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[at] = (words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let at = 0; at < 64; at++) {
    const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const next = (h + one + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const other = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + next) | 0
    d = c
    c = b
    b = a
    a = (next + other) | 0
  }
  const ends = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) state[at] = (start[at] ?? 0) + (ends[at] ?? 0)
}

/** The first 32 bits of what follows the point in a root, as FIPS 180-4 makes its constants. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

const start = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))
const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
