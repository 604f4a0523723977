// Pages for browsers that run no script (docs/adr/0051): asked for once, and then posted, each answered by the next.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '#shared/contract/endpoint'
import { pickText } from '#shared/form/text'
import { chooseLanguage } from '#shared/language-choice'
import { type FillBuild, styleHash } from '../../../fill-build.ts'
import { addressOf } from '../../../http/address.ts'
import { AppError } from '../../../http/app-error.ts'
import { bestEncoding, compressed } from '../../../http/compression.ts'
import { cookieOf } from '../../../http/cookies.ts'
import { refusalOf, statusOf } from '../../../http/errors.ts'
import { gatesOf } from '../../../http/gates.ts'
import { message } from '../../../http/messages.ts'
import type { RouteDeps } from '../../../http/route.ts'
import { permissionsPolicy, plainPolicy } from '../../../http/security.ts'
import { pageLanguages, plainTexts, plainWord, typeTexts } from '../../../plugins/fill-texts.ts'
import { languageWishes } from '../language-wishes.ts'
import { filledIn, withoutScripts } from '../page-document.ts'
import { lastingQuery, plainAddress, queryOf } from './address.ts'
import { maxPostedBytes, plainPages } from './limits.ts'
import { readPosted } from './posted-page.ts'
import { rememberSent, sentBefore } from './sent-before.ts'
import { createVisits, type Shown, type Visitor } from './visits.ts'

export interface PlainDeps extends Omit<RouteDeps, 'guards'>, Omit<Parameters<typeof createVisits>[0], 'gates'> {
  readonly build: FillBuild
  readonly countView: (formKey: string) => Promise<void>
}

export interface PlainPages {
  /** Answers `GET /s/{key}?plain=1`. */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Mounts `POST /s/{key}` and `/p/{key}`. Null: this build draws no such pages. */
export const mountPlainPages = (
  app: FastifyInstance,
  { build, countView, ...deps }: PlainDeps,
  gates: Parameters<typeof createVisits>[0]['gates'],
): PlainPages | null => {
  const { drawPlain } = build
  if (!drawPlain) return null
  const visits = createVisits({ ...deps, gates })
  const pageGates = gatesOf({ ...deps, guards: app.guards }, plainPages)

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { posted, next }: { posted: string | null; next: (visitor: Visitor) => Promise<Shown> },
  ): Promise<FastifyReply> => {
    const { key } = request.params as { key: string }
    const query = queryOf(request.raw.url ?? '')
    query.delete('plain')
    if (posted) query.set('lang', posted)
    const language = spokenBy(request, query)
    const ip = addressOf(request)
    const visitor: Visitor = {
      key,
      ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
      query,
      sent: sentBefore(request, key),
      language,
    }
    let shown: Shown
    let status = 200
    try {
      const admission = await pageGates?.({ ...visitor, userId: null, params: { key }, body: null, slideCode: null })
      try {
        if (!plainPages.params?.safeParse({ key }).success) throw new AppError('notFound')
        shown = await next(visitor)
      } catch (error) {
        if (error instanceof AppError && error.code === codes.notFound) await admission?.missed()
        throw error
      }
    } catch (error) {
      const refusal = refusalOf(error, request)
      status = statusOf(refusal)
      const isMissing = refusal.code === codes.notFound
      const failure = isMissing ? null : await wordsOf(error, refusal, language)
      shown = { form: null, stage: { at: 'closed', failure, device: null } }
      // As the page that scripts draw says it.
      if (isMissing) status = 200
    }
    // Kept of nobody where nobody asks for it, and once: with a copy that is asked for, the same answers come again.
    if (shown.stage.at === 'submitted' && shown.stage.copy === null && shown.form?.setting?.device)
      rememberSent(reply, key, visitor.sent + 1, deps.env)
    return send(request, reply.status(status), { shown, query, key })
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { shown: { form, stage }, query, key }: { shown: Shown; query: URLSearchParams; key: string },
  ): Promise<FastifyReply> => {
    const definition = form?.definition ?? null
    const wishes = wishesOf(request, query)
    const language = definition
      ? chooseLanguage(wishes, definition.languages, definition.defaultLanguage)
      : chooseLanguage(wishes, pageLanguages, 'en')
    const lasting = lastingQuery(query, null)
    const own = `/s/${encodeURIComponent(key)}`
    const [texts, ofTypes] = await Promise.all([
      plainTexts(language),
      definition ? typeTexts(language, Object.keys(form?.traits ?? {})) : null,
    ])
    const drawn = await drawPlain({
      form,
      language,
      texts,
      typeTexts: ofTypes,
      action: lasting === '' ? own : `${own}?${lasting}`,
      start: lasting === '' ? plainAddress(key) : `${plainAddress(key)}&${lasting}`,
      stage,
    })
    // Its own controls are none of those whose styles the build knows by type.
    const document = await build.page(request.raw.url ?? '/', null, drawn.html)
    const html = filledIn(withoutScripts(document.html), {
      language,
      scheme: form?.look?.scheme ?? 'system',
      title: form && (pickText(form.title, language, definition?.defaultLanguage ?? language) || null),
      head: '',
      css: drawn.css,
      view: drawn.html,
      data: '',
      noScript: '',
    })
    const styles =
      document.styleHashes && (drawn.css ? [...document.styleHashes, styleHash(drawn.css)] : document.styleHashes)
    reply.headers({
      // Somebody's answers are in it. Who goes back finds the page as it was, unless the author wants nothing kept.
      'cache-control': form?.setting?.draft.keep === false ? 'no-store' : 'private, no-cache',
      // Without it a browser says of a posted page that it comes from nowhere, and the page is taken for a foreign one's.
      'referrer-policy': 'same-origin',
      'permissions-policy': permissionsPolicy(),
      vary: 'accept-encoding, accept-language',
    })
    if (styles) reply.header('content-security-policy', plainPolicy(styles))
    else reply.removeHeader('content-security-policy')
    const encoding = bestEncoding(request)
    const plain = Buffer.from(html)
    const body = encoding ? await compressed(plain, encoding, 4) : plain
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').header('content-length', body.length).send(body)
  }

  app.register(async (scope) => {
    // Nowhere else does this server read what a form of a page posts.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const failed = (error: unknown) => (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, { posted: null, next: () => Promise.reject(error) })
    for (const kind of ['s', 'p'])
      scope.route({
        method: 'POST',
        url: `/${kind}/:key`,
        bodyLimit: maxPostedBytes,
        errorHandler: (error, request, reply) => failed(error)(request, reply),
        handler: (request, reply) => {
          if (typeof request.body !== 'string') throw new AppError('failed', 'request.invalid')
          const page = readPosted(request.body)
          return answer(request, reply, {
            posted: page.step === 'language' ? page.language : null,
            next: (visitor) => visits.step(visitor, page),
          })
        },
      })
  })

  return {
    open: (request, reply) =>
      answer(request, reply, {
        posted: null,
        next: async (visitor) => {
          const shown = await visits.open(visitor)
          if (shown.stage.at === 'open') await countView(visitor.key)
          return shown
        },
      }),
  }
}

const wishesOf = (request: FastifyRequest, query: URLSearchParams) =>
  languageWishes({
    url: `?${query}`,
    remembered: cookieOf(request, 'formloom.fill.language'),
    accepted: request.headers['accept-language'],
  })

/** Of what the server says itself; the form has languages of its own. */
const spokenBy = (request: FastifyRequest, query: URLSearchParams): string =>
  chooseLanguage(wishesOf(request, query), pageLanguages, 'en')

const wordsOf = (error: unknown, refusal: AppError, language: string): Promise<string> | string =>
  isTooLarge(error) ? plainWord(language, 'tooLarge') : message(refusal.key, refusal.params, language)

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'statusCode') === 413
