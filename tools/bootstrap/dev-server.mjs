// The product on Vite: pages with hot replacement, and a server that starts again when one of its files is saved.
import { readFile } from 'node:fs/promises'
import { createServer as createNetServer } from 'node:net'
import { createServer } from 'vite'
import { inRepository } from './root.mjs'

const vite = await createServer({
  root: inRepository('.'),
  configFile: inRepository('vite.config.ts'),
  appType: 'custom',
  // A port of its own, so that two work trees can run at the same time.
  server: { middlewareMode: true, ws: { host: '127.0.0.1', port: await freePort() } },
})

/** As server/fill-build.ts reads it of a built product. */
const fillBuild = {
  modulesOf: (type) => [`/@id/__x00__virtual:question-type/${type}`],
  page: async (url) => ({
    html: await vite.transformIndexHtml(url, await readFile(inRepository('fill.html'), 'utf8')),
    styleHashes: null,
  }),
  draw: async (given) => (await vite.ssrLoadModule('/src/entries/fill-server.tsx')).drawPage(given),
}

const { onSignals } = await vite.ssrLoadModule('/server/shutdown.ts')
let running = null
let queue = Promise.resolve()

onSignals({
  stop: async () => {
    await queue
    await running?.stop()
    await vite.close()
  },
  abandon: () => running?.abandon(),
})

const { start, explainFailure } = await vite.ssrLoadModule('/server/main.ts')
try {
  running = await start({ serveClient: servePages, fillBuild, onFatal: () => process.exit(1) })
} catch (error) {
  process.exit(explainFailure(error))
}

let timer
vite.watcher.on('change', (file) => {
  const modules = vite.environments.ssr.moduleGraph.getModulesByFile(file)
  if (!modules?.size) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    queue = queue.then(restart)
  }, 100)
})

async function restart() {
  await running?.stop()
  running = null
  try {
    const main = await vite.ssrLoadModule('/server/main.ts')
    running = await main.start({ serveClient: servePages, fillBuild, announce: false, onFatal: () => process.exit(1) })
    console.log('Server restarted.')
  } catch (error) {
    // Wait for the next save: most of the time it is a half-written line.
    vite.ssrFixStacktrace(error)
    console.error(error.stack ?? error)
  }
}

function servePages(request, reply) {
  reply.hijack()
  const headers = reply.getHeaders()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value)
  // Vite's hot replacement needs inline scripts and a socket of its own; never in production.
  reply.raw.removeHeader('content-security-policy')
  vite.middlewares(request.raw, reply.raw, () => sendPage(request.raw, reply.raw))
}

async function sendPage(request, response) {
  const path = (request.url ?? '/').split(/[?#]/, 1)[0]
  const { isPublicPage } = await vite.ssrLoadModule('/server/client-files.ts')
  const page = isPublicPage(path) ? 'fill.html' : 'index.html'
  try {
    const html = await vite.transformIndexHtml(request.url, await readFile(inRepository(page), 'utf8'))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
  } catch (error) {
    vite.ssrFixStacktrace(error)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
  }
}

async function freePort() {
  const probe = createNetServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
