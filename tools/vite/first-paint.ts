import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

/** Scripts that a visit needs beside those the page names, by the address of each; what the page's script calls `ahead`. */
export interface Ahead {
  /** The texts of each language. */
  readonly texts: Readonly<Record<string, string>>
  readonly signedIn: readonly string[]
  readonly home: readonly string[]
  readonly signIn: readonly string[]
}

/**
 * Puts a small script into the head of one HTML file that runs before anything is painted: theme and filters of the last
 * visit, so that a dark console does not begin with a white frame (spec 4), and the scripts that this visit is going to ask
 * for, so that they come at once instead of one after the other as each names the next. A file of its own, because the
 * security policy forbids inline script, and no module, because modules wait.
 * @param page name of the HTML file
 * @param source a TypeScript file without imports
 */
export function firstPaint(page: string, source: string): Plugin {
  const read = async (ahead: Ahead) => {
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, {
      target: 'es2023',
      sourcemap: false,
    })
    return `(() => {\nconst ahead = ${JSON.stringify(ahead)}\n${code.replace(/^export \{.*\};?$/m, '')}})()\n`
  }
  let name = 'first-paint.js'
  return {
    name: 'formloom:first-paint',
    configureServer(server) {
      server.middlewares.use(`/${name}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(await read({ texts: {}, signedIn: [], home: [], signIn: [] }))
      })
    },
    generateBundle: {
      // Before the HTML is written, which names this file.
      order: 'pre',
      async handler(_options, bundle) {
        const code = await read(aheadOf(page, bundle))
        name = `assets/first-paint-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName: name, source: code })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path.endsWith(`/${page}`) ? [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }] : [],
    },
  }
}

function aheadOf(page: string, bundle: Rolldown.OutputBundle): Ahead {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunkOf = (module: string) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!found) throw new Error(`No script begins with ${module}, which the first paint wants to fetch ahead.`)
    return found.fileName
  }
  const withImports = (files: readonly string[]) => {
    const all = new Set(files)
    for (const file of all)
      for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) all.add(next)
    return all
  }
  const named = withImports([chunkOf(`/${page}`)])
  const beside = (modules: readonly string[], known: ReadonlySet<string> = named) =>
    [...withImports(modules.map(chunkOf))].filter((file) => !known.has(file)).map((file) => `/${file}`)
  const screens = (...routes: readonly string[]) =>
    routes.map((route) => `/src/routes/${route}.tsx?tsr-split=component`)
  const signedIn = beside([
    ...screens('_session', '_session/_shell', '_session/_shell/$'),
    '/src/shell/fetch-screen.ts',
  ])
  const shell = new Set([...named, ...signedIn.map((path) => path.slice(1))])
  const language = /^\0virtual:locales\/admin\/(.+)$/
  return {
    texts: Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) => {
        const code = language.exec(facadeModuleId ?? '')?.[1]
        return code ? [[code, `/${fileName}`]] : []
      }),
    ),
    signedIn,
    home: beside(['/src/features/dashboard/dashboard-page.tsx'], shell),
    signIn: beside(screens('login')),
  }
}
