// Reads the token a provider says who somebody is with (OpenID Connect Core 3.1.3.7).
import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'

/** A key of the provider (RFC 7517); what else it says of itself does not matter here. */
export const keySchema = z.looseObject({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })
export type ProviderKey = z.infer<typeof keySchema>

const headerSchema = z.object({ alg: z.string(), kid: z.string().optional() })
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
})

export interface Expected {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  /** Seconds since 1970. */
  readonly now: number
}

/**
 * Who the token speaks of.
 *
 * @returns the provider's name for the person
 * @throws Error naming what is wrong with it; for the log, not for people
 */
export function subjectOf(token: string, keys: readonly ProviderKey[], expected: Expected): string {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) throw new Error('It has more than three parts.')
  const { alg, kid } = headerSchema.parse(jsonOf(head))
  const signed = Buffer.from(`${head}.${body}`)
  const candidates = keys.filter((key) => (kid === undefined || key.kid === kid) && (key.use ?? 'sig') === 'sig')
  if (!candidates.some((key) => isSignedBy(alg, key, signed, Buffer.from(signature, 'base64url'))))
    throw new Error(`No key of the provider has signed it (${alg}).`)

  const claims = claimsSchema.parse(jsonOf(body))
  const audience = [claims.aud].flat()
  if (claims.iss !== expected.issuer) throw new Error('Somebody else issued it.')
  if (!audience.includes(expected.clientId)) throw new Error('It is for somebody else.')
  if ((audience.length > 1 || claims.azp !== undefined) && claims.azp !== expected.clientId)
    throw new Error('It was made out for somebody else.')
  if (claims.exp < expected.now - leewaySeconds) throw new Error('It has expired.')
  if (claims.iat > expected.now + leewaySeconds) throw new Error('It comes from the future.')
  if (claims.nonce !== expected.nonce) throw new Error('It answers another question.')
  return claims.sub
}

const leewaySeconds = 60

/** Only signatures made with a key that the provider keeps to itself: neither `none` nor one made with our own secret. */
const algorithms: Readonly<
  Record<string, { kty: string; check: (key: KeyObject, text: Buffer, by: Buffer) => boolean }>
> = {
  RS256: { kty: 'RSA', check: (key, text, by) => verify('sha256', text, key, by) },
  ES256: { kty: 'EC', check: (key, text, by) => verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, by) },
  EdDSA: { kty: 'OKP', check: (key, text, by) => verify(null, text, key, by) },
}

const isSignedBy = (alg: string, key: ProviderKey, text: Buffer, by: Buffer): boolean => {
  const algorithm = Object.hasOwn(algorithms, alg) ? algorithms[alg] : undefined
  if (algorithm?.kty !== key.kty) return false
  try {
    // Its own fields are the platform's to judge.
    return algorithm.check(createPublicKey({ key: key as JsonWebKey, format: 'jwk' }), text, by)
  } catch {
    // A key of another curve, or none at all.
    return false
  }
}

const jsonOf = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
