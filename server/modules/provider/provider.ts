// What an administrator has set up, and what the provider says of itself (OpenID Connect Discovery).
import { z } from 'zod'
import { providerIdSchema } from '#shared/contract/provider'
import type { AppDeps } from '../../deps.ts'
import type { GuardedFetch } from '../../kernel/outbound/guarded-fetch.ts'
import { isSecureAddress } from '../../kernel/outbound/secure-address.ts'
import { findByKey } from '../config/repository.ts'
import { plainValueOf } from '../config/secret-value.ts'
import { fetchJson } from './fetch-json.ts'
import { keySchema, type ProviderKey } from './id-token.ts'

/** The group of settings `oidcEnvConfig`. */
const settingsSchema = z.object({
  enabled: z.literal(true),
  id: providerIdSchema,
  name: z.string().trim().min(1).max(40),
  /** As the provider spells it, with or without a slash at its end. */
  issuer: z.string().refine(isSecureAddress),
  clientId: z.string().min(1),
  clientSecret: z.string().default(''),
  scope: z.string().default('openid'),
})
export type ProviderSettings = z.infer<typeof settingsSchema>

/** Null: none is set up, or not completely. */
export async function findProvider({ db, secrets }: Pick<AppDeps, 'db' | 'secrets'>): Promise<ProviderSettings | null> {
  const stored = await findByKey(db, 'oidcEnvConfig')
  const settings = settingsSchema.safeParse(jsonOf((stored && plainValueOf(secrets, stored)) ?? '{}'))
  return settings.success ? settings.data : null
}

const address = z.string().refine(isSecureAddress)
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
})
export type Metadata = z.infer<typeof metadataSchema>

/** @throws Error when the provider cannot be reached or is not the one it should be */
export async function metadataOf(fetch: GuardedFetch, { issuer }: ProviderSettings): Promise<Metadata> {
  const known = metadata.get(issuer)
  if (known && known.until > performance.now()) return known.value
  const value = metadataSchema.parse(
    await fetchJson(fetch, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
  )
  // Otherwise one provider could speak for the people of another.
  if (value.issuer !== issuer) throw new Error(`It calls itself ${value.issuer}.`)
  metadata.set(issuer, { value, until: performance.now() + rememberedMs })
  return value
}

/** Asked for each time: a provider that has lost a key takes it back at once. */
export const keysOf = async (fetch: GuardedFetch, { jwks_uri }: Metadata): Promise<readonly ProviderKey[]> =>
  z.object({ keys: z.array(keySchema) }).parse(await fetchJson(fetch, jwks_uri)).keys

const rememberedMs = 10 * 60_000
const metadata = new Map<string, { value: Metadata; until: number }>()

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // An administrator may have typed anything into the row.
    return null
  }
}
