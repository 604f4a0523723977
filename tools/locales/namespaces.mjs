// Every namespace of texts there is: a file of the core, or one half of a plugin's texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { source } from './declaration.mjs'

/**
 * Namespaces by name (`fill`, `question-types/radio:admin`) with their texts by language, and `usedIn`: the folders whose
 * code may ask for them. `problems` are files nobody expects.
 */
export function readNamespaces(root, languages) {
  const problems = []
  return { namespaces: [...core(root, languages, problems), ...plugins(root, languages, problems)], problems }
}

function core(root, languages, problems) {
  const folder = join(root, 'locales')
  const files = jsonFiles(join(folder, source))
  for (const language of folders(folder)) {
    if (!languages.includes(language)) problems.push(`locales/${language}: is not a declared language`)
    for (const file of jsonFiles(join(folder, language)))
      if (!files.includes(file)) problems.push(`locales/${language}/${file}: ${source} has no such file`)
  }
  return files.map((file) => ({
    name: file.replace(/\.json$/, ''),
    texts: textsBy(languages, (language) => readJson(join(folder, language, file))),
    usedIn: ['src', 'server', 'plugins', 'design-system'],
    sorted: true,
    plugin: false,
  }))
}

function plugins(root, languages, problems) {
  return folders(join(root, 'plugins'))
    .flatMap((kind) => folders(join(root, 'plugins', kind)).map((id) => `${kind}/${id}`))
    .flatMap((name) => {
      const folder = join(root, 'plugins', name, 'locales')
      for (const file of jsonFiles(folder)) {
        const path = `plugins/${name}/locales/${file}`
        if (!languages.includes(file.replace(/\.json$/, ''))) problems.push(`${path}: is not a declared language`)
        for (const side of Object.keys(readJson(join(folder, file))))
          if (!sidesOf(name).includes(side)) problems.push(`${path}: "${side}" is none of ${sidesOf(name).join(', ')}`)
      }
      // The console has both in one, and the word for authors would stand where respondents' is meant: in exports, say.
      const { fill = {}, admin = {} } = readJson(join(folder, `${source}.json`)) ?? {}
      for (const key of Object.keys(fill))
        if (Object.hasOwn(admin, key)) problems.push(`${name}: "${key}" is both a word of fill and one of admin`)
      return sidesOf(name).map((side) => ({
        name: `${name}:${side}`,
        texts: textsBy(languages, (language) => readJson(join(folder, `${language}.json`))?.[side]),
        usedIn: [`plugins/${name}`, ...(ofTheCore.includes(side) ? ['src', 'server'] : ['plugins/_families'])],
        sorted: false,
        plugin: true,
        spoken: spokenBy(join(root, 'plugins', name), languages),
      }))
    })
}

/** Languages a question type says it speaks (`languages` of its definition): English stands in for the others. */
function spokenBy(folder, languages) {
  const path = join(folder, 'definition.ts')
  const [, list] = (existsSync(path) && /^ {2}languages: \[([^\]]*)\]/m.exec(readFileSync(path, 'utf8'))) || []
  return list === undefined ? languages : languages.filter((language) => list.includes(`'${language}'`))
}

/** Words of a page that the core says: `shell` in the console's frame (menu, permissions), `server` on the server. */
const ofTheCore = ['shell', 'server']
const sidesOf = (name) => (name.startsWith('system-pages/') ? ['admin', ...ofTheCore] : ['fill', 'admin'])

function textsBy(languages, read) {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = read(language)
      return texts === undefined ? [] : [[language, texts]]
    }),
  )
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const entries = (path) => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
const folders = (path) =>
  entries(path)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
const jsonFiles = (path) =>
  entries(path)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => entry.name)
    .sort()
