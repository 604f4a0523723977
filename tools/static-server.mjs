import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

/**
 * Serves the files of a folder on a free port of this machine, as any host of static files would.
 * @returns the address and what closes the server
 */
export async function serveFolder(folder) {
  const root = normalize(folder + sep)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(join(root, pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname)))
    const body = path.startsWith(root) ? await readFile(path).catch(() => null) : null
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(body ?? 'Not found')
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => server.closeAllConnections() ?? server.close(done)),
  }
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
