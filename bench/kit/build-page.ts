import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

/** `global` is what webpack puts there for Form.io, whose documentation builds with it. */
const production = { 'process.env.NODE_ENV': '"production"', global: 'globalThis' }

/** What pages and size entries share: no configuration of the product, production React, our style sheet by Tailwind. */
export const common: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  define: production,
  plugins: [react(), tailwindcss()],
}

/**
 * Builds one page, script and style sheet in a file each, into `folder/name/`.
 *
 * @param entry path in the repository; packages are found from there, so a peer's page finds the peers'
 */
export const buildPage = async (folder: string, name: string, entry: string): Promise<void> => {
  const outDir = join(folder, name)
  await build({
    ...common,
    build: {
      outDir,
      target: 'es2023',
      emptyOutDir: true,
      rolldownOptions: {
        input: { page: join(process.cwd(), entry) },
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]', codeSplitting: false },
      },
    },
  })
  // Peers that style by script have none.
  const style = existsSync(join(outDir, 'page.css')) ? '<link rel="stylesheet" href="page.css">' : ''
  await writeFile(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>` +
      `<link rel="icon" href="data:,">${style}` +
      `<script type="module" src="page.js"></script></head><body><div id="root"></div></body></html>`,
  )
}
