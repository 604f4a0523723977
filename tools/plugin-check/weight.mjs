// `weight.mjs <folder>`: what a question type adds to a form that asks it, beyond what every form loads; and whether the page
// has the styles of what it draws with.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inRepository } from '../bootstrap/root.mjs'
import { locales } from '../vite/locales.ts'
import { plugins } from '../vite/plugins.ts'

/** As tools/check-budgets.mjs has it for the built product. */
const budget = 15

const folder = process.argv[2]
const root = inRepository('.')
const roles = ['renderer.tsx', 'validator.ts', 'formatter.ts', 'addresses.ts'].filter((file) =>
  existsSync(join(folder, file)),
)
const entry = 'formloom:weighed'
const { output } = await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [
    {
      name: entry,
      enforce: 'pre',
      resolveId: (id) => (id === entry ? `\0${entry}` : /\.css$/.test(id) ? '\0style' : undefined),
      load: (id) => {
        if (id === '\0style') return ''
        if (id !== `\0${entry}`) return
        return roles
          .map((file, index) => `export { default as a${index} } from ${JSON.stringify(join(folder, file))}`)
          .join('\n')
      },
    },
    react(),
    plugins(root),
    locales(root),
  ],
  build: {
    write: false,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      input: {
        page: join(root, 'src/entries/fill.tsx'),
        filling: join(root, 'src/features/fill/filling/filling.ts'),
        weighed: entry,
      },
    },
  },
})
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
const closure = (name) => {
  const files = new Set(
    [...chunks.values()].filter((chunk) => chunk.isEntry && chunk.name === name).map((chunk) => chunk.fileName),
  )
  for (const file of files) for (const next of chunks.get(file)?.imports ?? []) files.add(next)
  return files
}
const there = new Set([...closure('page'), ...closure('filling')])
const own = [...closure('weighed')].filter((file) => !there.has(file)).map((file) => chunks.get(file))
const kB = own.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

const texts = join(folder, 'locales')
const heaviestTexts = Math.max(
  0,
  ...(existsSync(texts) ? readdirSync(texts) : []).map(
    (file) => gzipSync(JSON.stringify(JSON.parse(readFileSync(join(texts, file), 'utf8')).fill ?? {})).length / 1000,
  ),
)
console.log(
  `${kB.toFixed(1)} of ${budget} kB gzip on a form that asks it, and ${heaviestTexts.toFixed(1)} kB of texts at most.`,
)
const styles = readFileSync(join(root, 'design-system/styles/public.css'), 'utf8')
const styled = /\.\.\/\{([\w,-]+)\}/.exec(styles)?.[1].split(',') ?? []
const drawnWith = own
  .flatMap(({ moduleIds }) => moduleIds)
  .flatMap((file) => /\/design-system\/([^/_][^/]*)\/[^/]+\.tsx?$/.exec(file)?.[1] ?? [])
for (const name of new Set(drawnWith.filter((name) => !styled.includes(name)))) {
  console.log(
    `${join(folder, 'renderer.tsx')} draws with #ds/${name}, of which the public page has no styles. Remedy: use one of ${styled.join(', ')}, or native elements with the classes of tokens.`,
  )
  process.exitCode = 1
}
if (kB > budget) {
  const parts = own
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([file, { renderedLength }]) => [relative(root, file), renderedLength])
    .toSorted(([, a], [, b]) => b - a)
  console.log('Import less, or load it when it is asked for: const part = await import(…). The heaviest:')
  for (const [file, length] of parts.slice(0, 8)) console.log(`  ${(length / 1000).toFixed(1)} kB before gzip: ${file}`)
  process.exitCode = 1
}
