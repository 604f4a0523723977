// The built pages, held in memory: a request can only name a file that existed when the server started.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Paths where people fill in (spec 2; /d/ as somebody signed in); they get the small public page, everything else the console. */
export const isPublicPage = (path: string): boolean => /^\/[dps]\/./.test(path)

/**
 * Serves a folder made by `vite build`: files with a hash in their name for ever, pages always fresh, each compressed
 * as the browser likes it. A path that names no file gets a page, whose router knows what to say.
 *
 * @param folder absolute path of dist/client
 * @param offlinePages false: where the public page's service worker stands, there is one that takes it away (docs/adr/0042)
 */
export function serveClientFiles(folder: string, { offlinePages = true } = {}): Handler {
  const files = readFiles(folder)
  const noWorker = files.get('/fill-worker-off.js')
  if (noWorker && !offlinePages) files.set('/fill-worker.js', noWorker)
  const pages = { console: pageOf(files, '/index.html', folder), fill: pageOf(files, '/fill.html', folder) }
  return (request, reply) => {
    const path = (request.raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    const file = files.get(path)
    if (file) return send(request, reply, file)
    // A missing script must fail as such: a page in its place would only fail later and stranger.
    if (path.startsWith('/assets/') || path.endsWith('.js'))
      return reply.status(404).type('text/plain; charset=utf-8').send('Not found')
    return send(request, reply, isPublicPage(path) ? pages.fill : pages.console)
  }
}

interface ClientFile {
  type: string
  /** Null: its address is its name for what is in it, and nobody asks for it twice. */
  etag: string | null
  isHashed: boolean
  plain: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
}

function readFiles(folder: string): Map<string, ClientFile> {
  const contents = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const place = join(entry.parentPath, entry.name)
    contents.set(`/${relative(folder, place).split(sep).join('/')}`, readFileSync(place))
  }
  const files = new Map<string, ClientFile>()
  for (const [path, plain] of contents) {
    // What is compressed anyway and has no plain twin is a file of its own, such as a model.
    const isTwin = contents.has(path.slice(0, -extname(path).length))
    // A script asks for whatever the build has put there, such as weights of a model (`.bin`).
    const type = types[extname(path)] ?? (path.startsWith('/assets/') ? 'application/octet-stream' : undefined)
    // Vite's own notes are in a hidden folder.
    if (isTwin || type === undefined || path.startsWith('/.')) continue
    const isHashed = path.startsWith('/assets/')
    files.set(path, {
      type,
      plain,
      etag: isHashed ? null : `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      isHashed,
      brotli: contents.get(`${path}.br`) ?? null,
      gzip: contents.get(`${path}.gz`) ?? null,
    })
  }
  return files
}

function pageOf(files: Map<string, ClientFile>, path: string, folder: string): ClientFile {
  const page = files.get(path)
  if (!page) throw new Error(`${folder} has no ${path.slice(1)}: build the product first (npm run build).`)
  return page
}

function send(request: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  reply
    .header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'accept-encoding')
  if (file.etag !== null) {
    reply.header('etag', file.etag)
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [encoding, body] =
    /\bbr\b/.test(accepted) && file.brotli
      ? (['br', file.brotli] as const)
      : /\bgzip\b/.test(accepted) && file.gzip
        ? (['gzip', file.gzip] as const)
        : ([null, file.plain] as const)
  if (encoding) reply.header('content-encoding', encoding)
  reply.status(200).type(file.type).header('content-length', body.length)
  return request.method === 'HEAD' ? reply.send() : reply.send(body)
}
