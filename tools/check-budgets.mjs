// Bundle budgets over the built client: what a respondent downloads before and for each question type.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist/client/', import.meta.url))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** kB gzip. React with react-dom is 68 of the page's budget; docs/adr/0002 and ux P2 (130 in all) say the rest. */
const budgets = { fill: 79, filling: 100, renderer: 15, console: 225, dashboard: 372, listed: 0.15 }
/** Renderers that may weigh more, with the reason. */
const exceptions = {}
/** Left in the build by one of these, a library is on the public page. */
const forbiddenOnFill = {
  zod: 'ZodError',
  i18next: 'i18nextify|initImmediate|I18n\\b.*languageUtils',
  jotai: 'atomWithReducer|jotai',
}

const kB = (bytes) => bytes / 1000
const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

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
const report = (name, bytes, budget) => {
  rows.push(`${name.padEnd(44)} ${kB(bytes).toFixed(1).padStart(7)} of ${budget} kB gzip`)
  if (kB(bytes) > budget) problems.push(`${name} weighs ${kB(bytes).toFixed(1)} kB gzip, budget ${budget}`)
}

const fill = closure('fill.html')
// Loaded beside the definition, always: the engine and the form around it.
const filling = closure('src/features/fill/filling.ts', new Set(fill))
report('public page, first view', weigh(fill), budgets.fill)
// The list of question types grows by one line for each: who adds one is not told that the page is too heavy.
const list = Object.keys(manifest).find((key) => /^_types-[\w-]+\.js$/.test(key))
if (!list) problems.push('there is no chunk with the list of question types (tools/vite/chunks.ts)')
const withoutList = [...filling].filter((key) => key !== list)
report('public page with engine, before question types', weigh(withoutList), budgets.filling)
if (list) {
  const types = Object.keys(manifest).filter((key) => /^plugins\/question-types\/[^/]+\/renderer\.tsx$/.test(key))
  report('list of question types, for each of them', weigh([list]) / types.length, budgets.listed)
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

for (const key of Object.keys(manifest)) {
  // An entry runs when it is imported: the public page would draw itself over the console.
  if (key.startsWith('src/routes/') && closure(key).has('fill.html')) problems.push(`${key} runs the public page`)
}

for (const circle of circles()) problems.push(`chunks import each other: ${circle}`)

for (const key of filling) {
  if (key.startsWith('plugins/')) problems.push(`the public page statically includes ${key}`)
  const code = readFileSync(join(dist, manifest[key].file), 'utf8')
  for (const [library, mark] of Object.entries(forbiddenOnFill)) {
    if (new RegExp(mark).test(code)) problems.push(`the public page includes ${library} (in ${manifest[key].file})`)
  }
}

for (const key of Object.keys(manifest)) {
  const match = /^plugins\/question-types\/([^/]+)\/renderer\.tsx$/.exec(key)
  if (!match) continue
  const own = [...closure(key)].filter((part) => !filling.has(part))
  for (const part of own) {
    if (/ZodError/.test(readFileSync(join(dist, manifest[part].file), 'utf8'))) problems.push(`${key} drags zod along`)
  }
  report(`question type ${match[1]}`, weigh(own), exceptions[match[1]] ?? budgets.renderer)
}

console.log(rows.join('\n'))
for (const problem of problems) console.log(`! ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1

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
