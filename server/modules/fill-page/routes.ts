import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '#shared/contract/endpoint'
import { publicForm } from '#shared/contract/form'
import { checkFillPassword } from '#shared/contract/form-setting'
import { sendReceipt } from '#shared/contract/receipt'
import { submitAnswers } from '#shared/contract/submission'
import { addressOf } from '../../http/address.ts'
import { AppError } from '../../http/app-error.ts'
import { bestEncoding } from '../../http/compression.ts'
import { cookieOf } from '../../http/cookies.ts'
import { type Gates, gatesOf } from '../../http/gates.ts'
import { pagePolicy, permissionsPolicy } from '../../http/security.ts'
import { needsOf } from '../../plugins/question-types.ts'
import { type PublicReply, publicReply } from '../form/public-reply.ts'
import { languageWishes } from './language-wishes.ts'
import { createPageMaker, type PageMaker } from './make-page.ts'
import { wantsPlain } from './plain/address.ts'
import { mountPlainPages, type PlainDeps } from './plain/routes.ts'

export type FillPageDeps = PlainDeps

/**
 * `GET /s/{key}`, `/p/{key}` and `/d/{key}`: the form itself, as a stranger gets it. Who has a password or a session is
 * told the rest by the API, which knows them by headers that a page's address cannot carry.
 */
export const mountFillPage = (app: FastifyInstance, deps: FillPageDeps): void => {
  const maker = createPageMaker(deps.build, (error) => {
    app.log.warn({ reason: String(error) }, 'the first view of a page could not be drawn')
    return null
  })
  // As many guesses as the API allows, counted together with those.
  const gates = gatesOf({ ...deps, guards: app.guards }, publicForm)
  const plain = mountPlainPages(app, deps, {
    submit: gatesOf({ ...deps, guards: app.guards }, submitAnswers),
    password: gatesOf({ ...deps, guards: app.guards }, checkFillPassword),
    receipt: gatesOf({ ...deps, guards: app.guards }, sendReceipt),
  })
  for (const kind of ['s', 'p', 'd'])
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${kind}/:key`,
      handler: async (request, reply) => {
        if (plain && kind !== 'd' && wantsPlain(request.raw.url ?? '')) return plain.open(request, reply)
        try {
          return await send(request, reply, await pageFor(request, { ...deps, maker, gates }))
        } catch (error) {
          // The page as it was built asks for its form itself, and says in words what is wrong.
          request.log.warn({ reason: String(error) }, 'a page was sent without its form')
          return reply.callNotFound()
        }
      },
    })
}

const pageFor = async (
  request: FastifyRequest,
  {
    forms,
    build,
    maker,
    gates,
  }: Pick<FillPageDeps, 'forms' | 'build'> & { readonly maker: PageMaker; readonly gates: Gates | null },
) => {
  const { key } = request.params as { key: string }
  const url = request.raw.url ?? '/'
  const ip = addressOf(request)
  const admission = await gates?.({ ip, userAgent: '', userId: null, params: { key }, body: null, slideCode: null })
  let form: PublicReply | null = null
  let isForEverybody = true
  let types: readonly string[] = []
  try {
    if (!publicForm.params?.safeParse({ key }).success) throw new AppError('notFound')
    const found = await forms.publicForm(key, { userId: null, pass: null, ip })
    form = publicReply(key, found, build.modulesOf)
    isForEverybody = found.isForEverybody
    // Also of a form that is asked for later, with a password: the page stays the same.
    types = Object.keys(found.compiled.traits)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== codes.notFound) throw error
    await admission?.missed()
  }
  const wishes = languageWishes({
    url,
    remembered: cookieOf(request, 'formloom.fill.language'),
    accepted: request.headers['accept-language'],
  })
  return { page: await maker.page(url, { form, isForEverybody, wishes }), needs: needsOf(types) }
}

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, needs }: Awaited<ReturnType<typeof pageFor>>,
): Promise<FastifyReply> => {
  reply
    .headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, accept-language, cookie' })
    // A page may be kept; what time it is, is not (src/features/fill/page/given.ts).
    .header('server-timing', `clock;dur=${Date.now()}`)
  reply.header('permissions-policy', permissionsPolicy({ camera: needs.has('camera') }))
  if (page.styleHashes)
    reply.header('content-security-policy', pagePolicy(page.styleHashes, { wasm: needs.has('wasm') }))
  else reply.removeHeader('content-security-policy')
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  const encoding = bestEncoding(request)
  const body = await page.body(encoding)
  if (encoding) reply.header('content-encoding', encoding)
  reply.status(200).type('text/html; charset=utf-8').header('content-length', body.length)
  return request.method === 'HEAD' ? reply.send() : reply.send(body)
}
