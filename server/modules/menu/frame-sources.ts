import type { FastifyInstance } from 'fastify'
import { outsideHost } from '#shared/contract/menu'
import { isFramelessPage } from '#shared/frameless-pages'
import { isPublicPage } from '../../client-files.ts'
import type { AppDeps } from '../../deps.ts'
import { ownHosts } from '../../http/security.ts'
import { framedLinks } from './repository.ts'

/**
 * Lets pages of the console frame what the menu names, and nothing else (spec 2, iframe screen). Asked at every page load:
 * an entry that was taken out is refused from the next one on.
 */
export function allowMenuFrames(app: FastifyInstance, { db, env }: Pick<AppDeps, 'db' | 'env'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = (request.raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if (request.method !== 'GET' || /^\/(?:sapi|health|assets)\//.test(path)) return
    if (isPublicPage(path) || isFramelessPage(path)) return
    // Without them the page works but for its frames.
    const links = await framedLinks(db).catch(() => [])
    const sources = frameSources(links, ownHosts(env, request.headers.host))
    if (sources.length === 0) return
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    reply.header('content-security-policy', `${policy}; frame-src ${sources.join(' ')}`)
  })
}

/**
 * Sources of a policy's `frame-src`, each once. Judged again, whatever the schema let in when a row was written: a sign
 * too many here would be a rule of its own for every page of the console.
 */
export const frameSources = (links: readonly string[], own: readonly string[]): string[] => [
  ...new Set(links.flatMap((link) => sourceOf(link, own) ?? [])),
]

const sourceOf = (link: string, own: readonly string[]): string | null => {
  if (!URL.canParse(link)) return null
  const { protocol, hostname, host } = new URL(link)
  const isOutside = /^https?:$/.test(protocol) && outsideHost.test(hostname) && !own.includes(host)
  return isOutside ? `${protocol}//${host}` : null
}
