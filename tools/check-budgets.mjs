// Bundle budgets over the built client: what a respondent downloads before and for each question type.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist/client/', import.meta.url))
const read = (file) => JSON.parse(readFileSync(join(dist, file), 'utf8'))
const manifest = read('.vite/manifest.json')
/** The public page is a build of its own (vite.fill.config.ts), and says which scripts each question type needs. */
const fillManifest = read('.vite/fill-manifest.json')
const typeScripts = read('.vite/question-types.json')

/** Of the console, kB gzip. */
const budgets = { console: 225, dashboard: 374 }
/** Of the public page, kB brotli, which is what respondents get. `page`: what every form needs, the styles among it. */
const fillBudgets = { page: 43.1, common: 12.8, type: 13, worker: 2.5 }
/**
 * Of a form, headers included but without its own words: everything on the wire, how many requests that is, and how often
 * one waits for another (docs/adr/0045).
 */
const formBudgets = [
  { types: 3, kB: 58.8, requests: 3 },
  { types: 10, kB: 58.8, requests: 3 },
  { types: Infinity, kB: 158.9, requests: 46 },
]
const deepest = 2
/** Of one answer, as measured. */
const headers = { page: 950, script: 350 }
/** Types that may weigh more, with the reason. */
const exceptions = {}
/** Left in the build by one of these, a library is on the public page. */
const forbiddenOnFill = {
  zod: 'ZodError',
  i18next: 'i18nextify|initImmediate|I18n\\b.*languageUtils',
  jotai: 'atomWithReducer|jotai',
  react: 'react\\.dev/errors',
}

const kB = (bytes) => bytes / 1000
const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const brotliSizes = new Map()
const brotliSizeOf = (file) => {
  if (!brotliSizes.has(file)) brotliSizes.set(file, brotliCompressSync(readFileSync(join(dist, file)), quality).length)
  return brotliSizes.get(file)
}
const total = (files) => [...files].reduce((sum, file) => sum + brotliSizeOf(file), 0)

/** Files reached by static imports from an entry of the manifest. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(imported, seen)
  return seen
}
const weigh = (keys) => [...keys].reduce((sum, key) => sum + sizeOf(manifest[key].file), 0)

const problems = []
const rows = []
const report = (name, bytes, budget, encoding = 'gzip') => {
  rows.push(`${name.padEnd(52)} ${kB(bytes).toFixed(1).padStart(7)} of ${budget} kB ${encoding}`)
  if (kB(bytes) > budget) problems.push(`${name} weighs ${kB(bytes).toFixed(1)} kB ${encoding}, budget ${budget}`)
}

const html = readFileSync(join(dist, 'fill.html'), 'utf8')
const named = (pattern) => [...html.matchAll(pattern)].map(([, path]) => path)
const pageScripts = withImports(named(/<script[^>]* src="\/([^"]+)"/g))
/** Its own words come on top: some kilobytes for each form. */
const page = new Set(['fill.html', ...pageScripts])
if (pageScripts.size === 0) problems.push('fill.html names no script')
/** Those of rarer types come with the forms that use them (server/fill-build.ts). */
const stylesFor = (scripts) =>
  read('.vite/fill-styles.json')
    .filter(({ owners }) => !owners || owners.some((owner) => scripts.has(owner.slice(1))))
    .map(({ css }) => css)
    .join('')
const stylesSizeOf = (scripts) => brotliCompressSync(stylesFor(scripts), quality).length
report('public page, with engine and styles', total(page) + stylesSizeOf(new Set()), fillBudgets.page, 'brotli')

// Fetched once the page is live and idle (docs/adr/0042).
report('service worker of the public page', total(['fill-worker.js']), fillBudgets.worker, 'brotli')

const scriptsOf = (type) => typeScripts[type].map((path) => path.slice(1))
const types = Object.keys(typeScripts)
const shared = scriptsOf(types[0]).find((file) => types.filter((type) => scriptsOf(type)[0] === file).length > 1)
// Those of the common script first: that is what they are for.
const usual = types.toSorted((a, b) => Number(scriptsOf(b)[0] === shared) - Number(scriptsOf(a)[0] === shared))
const commonTypes = usual.filter((type) => scriptsOf(type)[0] === shared)
if (shared)
  report(`question types most forms have (${commonTypes.length})`, total([shared]), fillBudgets.common, 'brotli')
for (const type of types.filter((each) => !commonTypes.includes(each)))
  report(
    `question type ${type}`,
    total(scriptsOf(type).filter((file) => file !== shared)),
    exceptions[type] ?? fillBudgets.type,
    'brotli',
  )

for (const budget of formBudgets) {
  const used = usual.slice(0, budget.types)
  const scripts = new Set([...pageScripts, ...used.flatMap(scriptsOf)])
  const asked = [...scripts]
  // The page itself is one; its styles stand in it.
  const requests = asked.length + 1
  const name = `a form with ${used.length} types`
  report(
    `${name}, on the wire`,
    total(['fill.html']) + stylesSizeOf(scripts) + total(scripts) + headers.page + asked.length * headers.script,
    budget.kB,
    'brotli',
  )
  rows.push(`${`${name}, requests`.padEnd(52)} ${String(requests).padStart(7)} of ${budget.requests}`)
  if (requests > budget.requests) problems.push(`${name} asks ${requests} times, budget ${budget.requests}`)
  const depth = depthOf(scripts)
  if (depth > deepest) problems.push(`${name} waits ${depth} times, budget ${deepest}`)
}
for (const file of [...pageScripts, ...types.flatMap(scriptsOf)]) {
  const code = readFileSync(join(dist, file), 'utf8')
  for (const [library, mark] of Object.entries(forbiddenOnFill))
    if (new RegExp(mark).test(code)) problems.push(`the public page includes ${library} (in ${file})`)
}
for (const file of pageScripts) {
  const named = types.filter((type) =>
    new RegExp(`question-types/${type}\\b`).test(readFileSync(join(dist, file), 'utf8')),
  )
  if (named.length > 0) problems.push(`${file} knows question types by name: ${named.join(', ')}`)
}

const start = closure('index.html')
report('console, before its screens', weigh(start), budgets.console)
const screens = ['_session', '_session/_shell', '_session/_shell/$'].map(
  (name) => `src/routes/${name}.tsx?tsr-split=component`,
)
const dashboard = [...screens, 'src/features/dashboard/dashboard-page.tsx'].reduce(
  (seen, key) => closure(key, seen),
  new Set(start),
)
report('console, signed in at the dashboard, without texts', weigh(dashboard), budgets.dashboard)

for (const circle of circles()) problems.push(`chunks import each other: ${circle}`)

console.log(rows.join('\n'))
for (const problem of problems) console.log(`! ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Scripts of the public page with all they import, however far. */
function withImports(files) {
  const entries = Object.values(fillManifest)
  const all = new Set(files)
  for (const file of all)
    for (const key of entries.find((entry) => entry.file === file)?.imports ?? []) all.add(fillManifest[key].file)
  return all
}

/** The page names these scripts at once; what one of them imports beside them is asked for a step later. */
function depthOf(scripts) {
  return withImports(scripts).size === scripts.size ? 2 : 3
}

/** In a circle, a module may run before what it needs (tools/vite/chunks.ts decides what goes together). */
function circles() {
  const found = []
  const done = new Set()
  const path = []
  const visit = (key) => {
    if (path.includes(key)) found.push([...path.slice(path.indexOf(key)), key].join(' → '))
    if (done.has(key) || path.includes(key)) return
    path.push(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
    path.pop()
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key)
  return found
}
