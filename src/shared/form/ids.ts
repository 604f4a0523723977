const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The one platform global of the pure files: no library of theirs declares it, browser and Node both have it. */
declare const crypto: { getRandomValues: (bytes: Uint8Array) => Uint8Array }

/**
 * Characters of `0-9A-Za-z` from the platform's cryptographic generator, without modulo bias.
 * Browser and Node 20+ both provide `crypto.getRandomValues` globally.
 */
export const randomId = (length: number): string => {
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 248 = 4 × 62: larger bytes would favour the first letters.
      if (byte < 248 && id.length < length) id += alphabet[byte % 62]
    }
  }
  return id
}

/** The spec's generator (section 9): six letters and digits, not among `taken`. */
export const newQuestionId = (taken: ReadonlySet<string> = new Set()): string => {
  let id = randomId(6)
  while (taken.has(id)) id = randomId(6)
  return id
}

/** Eight characters: the public key in `/s/{key}` (product facts 1.1). */
export const newFormKey = (): string => randomId(8)
