// Authorisation code with PKCE, state and nonce (T20): what a provider says is believed once, to the tab that asked.
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AppDeps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { insertLink } from '../auth/account-repository.ts'
import { newToken, tokenHash } from '../auth/token.ts'
import { audit } from '../system/audit-repository.ts'
import { fetchJson } from './fetch-json.ts'
import { subjectOf } from './id-token.ts'
import { findProvider, keysOf, type Metadata, metadataOf, type ProviderSettings } from './provider.ts'
import * as repository from './repository.ts'

type Deps = Pick<AppDeps, 'db' | 'env' | 'secrets' | 'fetch'>
type Log = Pick<AppDeps['log'], 'warn'>

/** The address of the provider's page, and a secret for the tab that goes there. */
export async function start(deps: Deps, id: string, log: Log): Promise<{ url: string; secret: string }> {
  const provider = await requireProvider(deps, id)
  const { authorization_endpoint } = await heard(log, metadataOf(deps.fetch, provider))
  const state = newToken('fls')
  const [nonce, verifier, secret] = [random(), random(), random()]
  await repository.insertLogin(deps.db, hashOf(state, 'fls'), {
    provider: id,
    binding: sha256(secret),
    nonce,
    verifier,
  })
  const url = new URL(authorization_endpoint)
  const asked = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri(deps, provider),
    scope: ['openid', ...provider.scope.split(/\s+/).filter((scope) => scope !== '' && scope !== 'openid')].join(' '),
    state,
    nonce,
    code_challenge: sha256(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return { url: url.href, secret }
}

export type Finished = { kind: 'known'; token: string } | { kind: 'unknown'; ticket: string }

/** @throws AppError `login.providerFailed`; why, only the log knows */
export async function finish(
  deps: Deps,
  id: string,
  { code, state, secret }: { code: string; state: string; secret: string },
  log: Log,
): Promise<Finished> {
  const provider = await requireProvider(deps, id)
  const stateHash = tokenHash(state, 'fls')
  const begun = stateHash && (await repository.takeLogin(deps.db, stateHash))
  // Another tab's, or another provider's: somebody wants to be signed in as somebody else.
  if (!begun || begun.provider !== id || begun.binding !== sha256(secret))
    throw new AppError('failed', 'login.providerFailed')
  const subject = await heard(log, subjectFor(deps, provider, code, begun))
  const identity = { issuer: provider.issuer, subject }
  const userId = await repository.findUserOf(deps.db, identity)
  if (userId === null) {
    const ticket = newToken('fli')
    await repository.insertTicket(deps.db, hashOf(ticket, 'fli'), identity)
    return { kind: 'unknown', ticket }
  }
  const token = newToken('fln')
  await insertLink(deps.db, hashOf(token, 'fln'), userId, handOffSeconds)
  return { kind: 'known', token }
}

/** Only to somebody signed in: an e-mail address that two systems know says nothing about whose it is (T20). */
export async function link(
  { db }: Deps,
  { userId, ip }: { userId: string; ip: string },
  ticket: string,
): Promise<void> {
  const hash = tokenHash(ticket, 'fli')
  await db.transaction().execute(async (trx) => {
    const identity = hash && (await repository.takeTicket(trx, hash))
    if (!identity) throw new AppError('failed', 'login.providerFailed')
    await repository.linkIdentity(trx, identity, userId)
    await audit(trx, { userId, ip, action: 'auth.linkIdentity', subject: identity.issuer })
  })
}

export async function unlink({ db }: Deps, { userId, ip }: { userId: string; ip: string }): Promise<void> {
  await repository.deleteIdentities(db, userId)
  await audit(db, { userId, ip, action: 'auth.unlinkIdentities' })
}

const subjectFor = async (
  deps: Deps,
  provider: ProviderSettings,
  code: string,
  { nonce, verifier }: repository.BegunLogin,
): Promise<string> => {
  const metadata = await metadataOf(deps.fetch, provider)
  const token = await exchange(deps, provider, metadata, { code, verifier })
  const expected = { issuer: provider.issuer, clientId: provider.clientId, nonce, now: Date.now() / 1000 }
  return subjectOf(token, await keysOf(deps.fetch, metadata), expected)
}

const exchange = async (
  deps: Deps,
  provider: ProviderSettings,
  { token_endpoint }: Metadata,
  { code, verifier }: { code: string; verifier: string },
): Promise<string> => {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(deps, provider),
    client_id: provider.clientId,
    code_verifier: verifier,
    ...(provider.clientSecret !== '' && { client_secret: provider.clientSecret }),
  })
  return z.object({ id_token: z.string() }).parse(await fetchJson(deps.fetch, token_endpoint, form)).id_token
}

const requireProvider = async (deps: Deps, id: string): Promise<ProviderSettings> => {
  const provider = await findProvider(deps)
  if (provider?.id !== id) throw new AppError('notFound')
  return provider
}

/** From the settings and never from the Host header, which the caller chooses. */
const redirectUri = ({ env }: Deps, { id }: ProviderSettings): string =>
  `${env.publicUrl ?? `http://localhost:${env.port}`}/authLogin/${id}`

const heard = <T>(log: Log, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    log.warn({ reason: String(error) }, 'a sign-in provider failed')
    throw new AppError('failed', 'login.providerFailed')
  })

const hashOf = (token: string, prefix: 'fls' | 'fli' | 'fln'): Buffer => {
  const hash = tokenHash(token, prefix)
  if (!hash) throw new Error('A new token must be well formed.')
  return hash
}

const random = (): string => randomBytes(32).toString('base64url')

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** T1: what we hand over ourselves is good for a minute. */
const handOffSeconds = 60
