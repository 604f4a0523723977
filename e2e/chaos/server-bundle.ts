// The server without its pages, bundled as it is shipped, for processes within a test run that has built nothing else.
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { locales } from '../../tools/vite/locales.ts'
import { plugins } from '../../tools/vite/plugins.ts'

export interface ServerBundle {
  /** What `node` is given. */
  readonly main: string
  readonly remove: () => void
}

/** Inside the repository: the bundle takes its packages from there. A few seconds. */
export const buildServer = async (root = process.cwd()): Promise<ServerBundle> => {
  const folder = join(root, `.cache/server-of-${process.pid}-${performance.now().toFixed()}`)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // It is started by `server-entry.ts`, and not by itself.
    define: { 'import.meta.env.PROD': 'false' },
    plugins: [plugins(root), locales(root)],
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: [join(root, 'e2e/chaos/server-entry.ts'), ...globSync(join(root, 'server/**/*.thread.ts'))],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return { main: join(folder, 'server-entry.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
