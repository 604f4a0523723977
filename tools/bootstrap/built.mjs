import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sbom } from '../supply/sbom.mjs'
import { hashOf } from './hash.mjs'
import { outsidePlugins } from './outside-plugins.mjs'
import { inRepository } from './root.mjs'
import { runTool } from './run-tool.mjs'

/** Builds client and server unless dist/ was made from exactly these sources. */
export function ensureBuilt() {
  if (readStamp() !== hashOf([...sources, ...outsidePlugins()], isBuilt)) build()
}

/** Builds client and server into dist/. Ends the process when that fails. */
export function build() {
  console.log('Building…')
  // Read before the work: a file that is saved meanwhile is built by the next start.
  const wanted = hashOf([...sources, ...outsidePlugins()], isBuilt)
  rmSync(stamp, { force: true })
  // Whoever builds inside a test run or with NODE_ENV=development still gets the product as it is shipped.
  const environment = { NODE_ENV: 'production' }
  for (const args of [
    ['build'],
    ['build', '--config', 'vite.fill.config.ts'],
    ['build', '--ssr', '--config', 'vite.fill.config.ts'],
    ['build', '--config', 'vite.worker.config.ts', '--mode', 'fill-worker'],
    ['build', '--config', 'vite.worker.config.ts', '--mode', 'fill-worker-off'],
    ['build', '--ssr'],
  ]) {
    const code = runTool('vite', [...args, '--logLevel', 'warn'], environment)
    if (code !== 0) process.exit(code)
  }
  compress(inRepository('dist/client'))
  mkdirSync(inRepository('dist'), { recursive: true })
  writeFileSync(inRepository('dist/sbom.cdx.json'), `${JSON.stringify(sbom(), null, 2)}\n`)
  writeFileSync(stamp, wanted)
}

const stamp = inRepository('dist/.stamp')
const sources = [
  'src',
  'plugins',
  'design-system',
  'locales',
  'server',
  'public',
  'tools/vite',
  'tools/plugins',
  'tools/bootstrap/built.mjs',
  'index.html',
  'fill.html',
  'vite.config.ts',
  'vite.fill.config.ts',
  'vite.worker.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
]

/** The route tree is written by the build itself. */
const isBuilt = (path) => !/\.(test|stories|gen)\.tsx?$/.test(path)

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    // Not built yet.
    return null
  }
}

/** Compresses once what would otherwise be compressed for every visitor. */
export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|html|svg|json|wasm|txt|webmanifest)$/.test(entry.name)) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const plain = readFileSync(path)
    if (plain.length < 1024) continue
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: quality }))
  }
}
