import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../app.ts'
import { isPublicPage } from '../../client-files.ts'
import { framedLinks } from './repository.ts'

/**
 * Lets pages of the console frame what the menu names, and nothing else (spec 2, iframe screen). Asked at every page load:
 * an entry that was taken out is refused from the next one on.
 */
export function allowMenuFrames(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = (request.raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if (request.method !== 'GET' || /^\/(?:sapi|health|assets)\//.test(path) || isPublicPage(path)) return
    // Without them the page works but for its frames.
    const links = await framedLinks(db).catch(() => [])
    if (links.length === 0) return
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    reply.header('content-security-policy', `${policy}; frame-src ${frameSources(links).join(' ')}`)
  })
}

/** Origins, each once. */
const frameSources = (links: readonly string[]): string[] => [
  ...new Set(links.filter((link) => URL.canParse(link)).map((link) => new URL(link).origin)),
]
