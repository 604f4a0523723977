// A small OpenID Connect provider over a real port: discovery, sign-in page, token endpoint with PKCE, keys.
import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestProvider {
  readonly issuer: string
  /** Who signs in there from now on. */
  subject: string
  /** What a token claims beside or instead of the truth. */
  claims: Record<string, unknown>
  /** Signs tokens; another key than the published one makes forgeries. */
  signWith: KeyObject
  /** Opens the address the product leads to, as a browser does. @returns where the provider leads back to */
  visit(url: string): Promise<URL>
  close(): Promise<void>
}

export const client = { id: 'formloom', secret: 'a secret of the client' } as const

export async function startProvider(): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, { nonce: string; challenge: string; redirect: string }>()
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status = 200, location, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      response.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  const answerTo = async (
    request: IncomingMessage,
  ): Promise<{ status?: number; location?: string; body?: unknown }> => {
    const { pathname, searchParams: asked } = new URL(request.url ?? '/', provider.issuer)
    if (pathname === '/.well-known/openid-configuration') {
      const { issuer } = provider
      const [authorization_endpoint, token_endpoint, jwks_uri] = ['authorize', 'token', 'keys'].map(
        (p) => `${issuer}/${p}`,
      )
      return { body: { issuer, authorization_endpoint, token_endpoint, jwks_uri } }
    }
    if (pathname === '/keys')
      return { body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] } }
    if (pathname === '/authorize') {
      const part = (name: string) => asked.get(name) ?? ''
      if (
        part('client_id') !== client.id ||
        part('response_type') !== 'code' ||
        part('code_challenge_method') !== 'S256'
      )
        return { status: 400 }
      const code = randomUUID()
      codes.set(code, { nonce: part('nonce'), challenge: part('code_challenge'), redirect: part('redirect_uri') })
      const back = new URL(part('redirect_uri'))
      back.searchParams.set('code', code)
      back.searchParams.set('state', part('state'))
      return { status: 302, location: back.href }
    }
    if (pathname !== '/token' || request.method !== 'POST') return { status: 404 }
    const form = new URLSearchParams(await textOf(request))
    const begun = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      begun?.challenge === challenge &&
      begun.redirect === form.get('redirect_uri') &&
      form.get('client_secret') === client.secret
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } }
    const now = Math.floor(Date.now() / 1000)
    const truth = {
      iss: provider.issuer,
      sub: provider.subject,
      aud: client.id,
      exp: now + 300,
      iat: now,
      nonce: begun.nonce,
    }
    return { body: { id_token: signed({ ...truth, ...provider.claims }, provider.signWith) } }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // listen(0, host) always gives an AddressInfo; the other shapes belong to pipes.
  const { port } = server.address() as AddressInfo
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${port}`,
    subject: 'ann',
    claims: {},
    signWith: privateKey,
    visit: async (url) => new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? 'missing:'),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return provider
}

/** A token as providers make them. */
export const signed = (claims: object, key: KeyObject, header: object = { alg: 'RS256', kid: 'one' }): string => {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
