import { createHash, randomBytes } from 'node:crypto'

/** A fresh opaque token: prefix, 256 random bits, checksum. Only its hash is ever stored. */
export const newToken = (prefix: TokenPrefix): string => {
  const body = `${prefix}_${randomBytes(32).toString('base64url')}`
  return body + checksum(body)
}

/** SHA-256 of a well-formed token; null for anything else, so that garbage costs no query. */
export const tokenHash = (token: string, prefix: TokenPrefix): Buffer | null => {
  if (token.length !== prefix.length + 1 + 43 + 6 || !token.startsWith(`${prefix}_`)) return null
  if (checksum(token.slice(0, -6)) !== token.slice(-6)) return null
  return createHash('sha256').update(token).digest()
}

/**
 * `fl`: session. `fln`: sign-in link. `flt`: download ticket. `flw`: ticket for a socket. `fls`: what was begun at a sign-in
 * provider. `fli`: links somebody known there. `flh`: the browser that uploaded files. The prefix also lets secret scanners find leaks.
 */
export type TokenPrefix = 'fl' | 'fln' | 'flt' | 'flw' | 'fls' | 'fli' | 'flh'

const checksum = (body: string): string =>
  createHash('sha256').update(`checksum:${body}`).digest('base64url').slice(0, 6)
