import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Plugin, transformWithOxc } from 'vite'

/**
 * Puts a small script into the head of one HTML file that runs before anything is painted: theme and filters of the last
 * visit, so that a dark console does not begin with a white frame (spec 4). A file of its own, because the security policy
 * forbids inline script, and no module, because modules wait.
 * @param page name of the HTML file
 * @param source a TypeScript file without imports
 */
export function firstPaint(page: string, source: string): Plugin {
  const read = async () => {
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, {
      target: 'es2023',
      sourcemap: false,
    })
    return `(() => {\n${code.replace(/^export \{.*\};?$/m, '')}})()\n`
  }
  let isBuild = false
  let name = 'first-paint.js'
  return {
    name: 'formloom:first-paint',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(await read())
      })
    },
    async buildStart() {
      if (!isBuild) return
      const code = await read()
      name = `assets/first-paint-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: name, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path.endsWith(`/${page}`) ? [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }] : [],
    },
  }
}
