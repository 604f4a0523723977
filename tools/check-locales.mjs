// Texts: missing, unused and untranslated keys, placeholders and plural forms, for the languages declared complete.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = 'zh-cn'
/** Every namespace of these is complete; the rest of the sixteen follow when the texts have settled. */
const complete = ['zh-cn', 'en']
const pluralSuffix = /_(zero|one|two|few|many|other)$/
const pluralForms = { 'zh-cn': ['other'], en: ['one', 'other'] }
/** Texts the core asks a plugin for by these names. */
const askedByCore = /^(title|aliases|issue\..+)$/

const problems = []

for (const { name, read, code } of namespaces()) {
  const texts = Object.fromEntries(complete.map((language) => [language, read(language)]))
  const keys = new Set(Object.keys(texts[source]).map(baseKey))
  for (const language of complete) {
    const own = texts[language]
    const bases = new Set(Object.keys(own).map(baseKey))
    for (const key of keys) if (!bases.has(key)) problems.push(`${name}: ${language} has no "${key}"`)
    for (const key of bases)
      if (!keys.has(key)) problems.push(`${name}: ${language} has "${key}", which ${source} has not`)
    for (const key of Object.keys(own)) {
      if (typeof own[key] !== 'string' || own[key].trim() === '')
        problems.push(`${name}: ${language} "${key}" is empty`)
      if (language !== source && /\p{Script=Han}/u.test(own[key]))
        problems.push(`${name}: ${language} "${key}" is still Chinese`)
    }
    checkPlurals(name, language, own)
    checkPlaceholders(name, language, texts[source], own)
  }
  for (const key of keys) if (!isUsed(key, code)) problems.push(`${name}: "${key}" is used nowhere`)
}

for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'Texts are complete.' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Core namespaces, used anywhere; plugin namespaces, used in the plugin's own folder and its family. */
function namespaces() {
  const all = codeBelow('src', 'server', 'plugins', 'design-system')
  const core = readdirSync(join(root, 'locales', source)).map((file) => ({
    name: file.replace(/\.json$/, ''),
    read: (language) => readJson(join(root, 'locales', language, file)),
    code: all,
  }))
  const plugins = readdirSync(join(root, 'plugins'), { withFileTypes: true })
    .filter((kind) => kind.isDirectory() && !kind.name.startsWith('_'))
    .flatMap((kind) =>
      readdirSync(join(root, 'plugins', kind.name)).map((id) => ({
        name: `${kind.name}/${id}`,
        read: (language) => {
          const { fill = {}, admin = {} } = readJson(
            join(root, 'plugins', kind.name, id, 'locales', `${language}.json`),
          )
          return { ...fill, ...admin }
        },
        code: codeBelow(`plugins/${kind.name}/${id}`, 'plugins/_families'),
        plugin: true,
      })),
    )
  return [...core, ...plugins].map((entry) => ({ ...entry, code: { ...entry.code, plugin: entry.plugin ?? false } }))
}

function checkPlurals(name, language, texts) {
  const plurals = new Set(
    Object.keys(texts)
      .filter((key) => pluralSuffix.test(key))
      .map(baseKey),
  )
  for (const key of plurals) {
    const forms = Object.keys(texts).filter((other) => pluralSuffix.test(other) && baseKey(other) === key)
    const have = forms.map((form) => form.match(pluralSuffix)[1]).sort()
    const want = [...pluralForms[language]].sort()
    if (have.join() !== want.join()) problems.push(`${name}: ${language} "${key}" has forms ${have}, needs ${want}`)
  }
}

function checkPlaceholders(name, language, original, texts) {
  for (const key of Object.keys(texts)) {
    const model = original[key] ?? original[`${baseKey(key)}_other`] ?? original[baseKey(key)]
    if (model === undefined) continue
    const have = placeholders(texts[key])
    const want = placeholders(model)
    // A form for one may leave the number out: "one file".
    const missing = want.filter((hole) => !have.includes(hole) && !(hole === 'count' && key.endsWith('_one')))
    const extra = have.filter((hole) => !want.includes(hole))
    if (missing.length + extra.length > 0)
      problems.push(`${name}: ${language} "${key}" has placeholders ${have}, ${source} has ${want}`)
  }
}

function isUsed(key, { text, prefixes, suffixes, plugin }) {
  if (plugin && askedByCore.test(key)) return true
  if (text.includes(`'${key}'`) || text.includes(`"${key}"`) || text.includes(`\`${key}\``)) return true
  return prefixes.some((prefix) => key.startsWith(prefix)) || suffixes.some((suffix) => key.endsWith(suffix))
}

/** The source as one text, and what template literals such as `status.${kind}` may make keys of. */
function codeBelow(...folders) {
  const text = folders
    .flatMap(filesBelow)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const prefixes = [...text.matchAll(/`([a-zA-Z][\w-]*\.(?:[\w-]+\.)*)\$\{/g)].map((match) => match[1])
  return { text, prefixes: [...new Set(prefixes)], suffixes: [] }
}

function filesBelow(folder) {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function baseKey(key) {
  return key.replace(pluralSuffix, '')
}

function placeholders(text) {
  return [...new Set([...String(text).matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]))].sort()
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
