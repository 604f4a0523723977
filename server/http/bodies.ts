import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** JSON up to the body limit, and multipart streams. Everything else, form posts of foreign pages above all, is refused. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    lengths.set(request, body.length)
    // A POST without payload still says `application/json` with most clients.
    if (body === '') done(null, undefined)
    else parseJson(request, body.toString(), done)
  })
  // The byte limit of each upload is its question's; this one only ends what no question would take.
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: 256 * 1024 * 1024, files: 2, fields: 10, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20 },
  })
}

const lengths = new WeakMap<FastifyRequest, number>()

/** Characters of the JSON a request came with. */
export const bodyLengthOf = (request: FastifyRequest): number => lengths.get(request) ?? 0
