import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fieldsFill, isReserved, readFields, snake } from './page-fields.mjs'
import { blankWords, recordWords } from './system-page-words.mjs'

const templatesOf = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const suffix = '.template'

/**
 * Writes `plugins/system-pages/<id>` below `root`: a page of records with everything it needs (contract, server half,
 * migration, menu, permissions, words, tests), or a page without records. Refuses what the checks would refuse, and never
 * writes over a file.
 *
 * @param component the key the menu names the page by; by default `system/<id>`. Where a module of the core names it
 *   already, only the half that runs in the browser is made.
 * @param fields of the records, see `readFields`
 * @param blank a page without records
 * @param param name of the one parameter in the page's path: such a page is blank
 * @param permission of the core, for a blank page: who may see it
 * @returns the folder, relative to `root`, and whether it has a server half; or the problem as a sentence
 */
export function createSystemPage(root, options) {
  const { id = '', icon = 'file', param, permission, fields: list = 'name,sort,status,remark' } = options
  const component = options.component ?? `system/${id}`
  const core = modulesOf(root)
  const isServedByCore = core.some(
    ({ path, source }) => !isUpcoming(path) && source.includes(`component: '${component}'`),
  )
  const isBlank = options.blank || param !== undefined || isServedByCore
  const problem = problemOf(root, { id, component, icon, param, permission, core, isBlank })
  if (problem) return { problem }
  const { fields, problem: oddFields } = readFields(list)
  if (oddFields) return { problem: oddFields }

  const camel = camelOf(id)
  const menu = menuOf(core, component, param)
  const guessed = `${component.replaceAll('/', ':')}:list`
  const seenBy = permission ?? (isServedByCore && permissionsOf(core).includes(guessed) ? guessed : undefined)
  const words = id.replaceAll('-', ' ')
  const name = options.title ?? words[0].toUpperCase() + words.slice(1)
  const titles = { 'zh-cn': options.titleZh ?? name, en: name, de: options.titleDe ?? name }
  const names = {
    table: snake(camel),
    camel,
    Pascal: camel[0].toUpperCase() + camel.slice(1),
    module: `${component.split('/')[0]}:${camel}`,
    path: `/${component}`,
    menuTitle: `menu.${component.split('/').map(camelOf).join('.')}`,
    inCore: Object.keys(JSON.parse(readFileSync(join(root, 'locales/zh-cn/server.json'), 'utf8'))),
  }
  const fill = {
    __id__: id,
    __camel__: camel,
    __Pascal__: names.Pascal,
    __table__: names.table,
    __module__: names.module,
    __path__: `/${component}`,
    __component__: component,
    __icon__: icon,
    __title__: name,
    __titleZh__: titles['zh-cn'],
    __menu__: menu.name,
    __menuTitle__: names.menuTitle,
    __menuPath__: menu.path,
    __under__: menu.under,
    __menuMore__: `${seenBy ? `\n      permission: '${seenBy}',` : ''}${param ? '\n      hidden: true,' : ''}`,
    __permissions__: seenBy ? `'${seenBy}'` : '',
    __zodImport__: param ? "import { z } from 'zod'\n" : '',
    __params__: param ? `\n  params: z.object({ ${param}: z.string().regex(/^\\d{1,18}$/) }),` : '',
    __props__: param ? `{ params: { ${param} } }` : '',
    __textParams__: param ? `, { ${param} }` : '',
    ...(!isBlank && fieldsFill(fields, names)),
  }
  const folder = `plugins/system-pages/${id}`
  const templates = isBlank
    ? ['system-page', ...(isServedByCore ? [] : ['system-page-server'])]
    : ['system-page-records']
  for (const each of templates.map(templatesOf))
    for (const file of filesIn(each))
      write(
        root,
        join(folder, replaceAll(file.slice(0, -suffix.length), fill)),
        replaceAll(readFileSync(join(each, file), 'utf8'), fill),
      )
  const texts = isBlank
    ? blankWords({ titles, param, menuTitle: names.menuTitle, hasMenu: !isServedByCore })
    : recordWords({ titles, fields, ...names })
  for (const [language, said] of Object.entries(texts))
    write(root, join(folder, 'locales', `${language}.json`), `${JSON.stringify(said, null, 2)}\n`)
  return { folder, hasServerHalf: !isServedByCore }
}

function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { flag: 'wx' })
}

function problemOf(root, { id, component, icon, param, permission, core, isBlank }) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id) || id.length > 40)
    return 'The id is lower-case words joined by hyphens, at most 40 characters: npm run new system-page -- notice'
  if (existsSync(join(root, 'plugins/system-pages', id))) return `There is a system page ${id} already.`
  if (!/^[A-Za-z][\w-]*(\/[A-Za-z][\w-]*)*$/.test(component))
    return 'The component is the key the server’s menu names the page by: --component system/notice'
  const owner = ownerOf(root, component)
  if (owner) return `The component ${component} is that of the page ${owner} already.`
  const icons = quoted(/type IconName =(.*)/s, join(root, 'design-system/icon/icon-names.ts'))
  if (!icons.includes(icon)) return `The icon is one of ${icons.join(', ')}.`
  if (param !== undefined && !/^[a-z][A-Za-z]*$/.test(param))
    return 'The parameter is the word after the colon in the path of the menu: --param noticeId'
  if (permission !== undefined && !permissionsOf(core).includes(permission))
    return `The permission ${permission} is none that a module of the server has (\`permissions\` in its module.ts).`
  if (isBlank) return undefined
  if (existsSync(join(root, 'server/modules', id))) return `The server has a module ${id} already.`
  const table = snake(camelOf(id))
  const tables = readFileSync(join(root, 'server/db/tables.ts'), 'utf8')
  if (isReserved(table) || new RegExp(`^  ${table}: `, 'm').test(tables))
    return `No table can be called ${table}: choose another id.`
  return undefined
}

/** The page that has a component, if there is one. */
function ownerOf(root, component) {
  const folder = join(root, 'plugins/system-pages')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder).find((id) => {
    const definition = join(folder, id, 'definition.ts')
    return existsSync(definition) && readFileSync(definition, 'utf8').includes(`component: '${component}'`)
  })
}

/** What the core's modules say of themselves. */
function modulesOf(root) {
  const folder = join(root, 'server/modules')
  return readdirSync(folder)
    .flatMap((name) => [join(folder, name, 'module.ts'), join(folder, name, 'upcoming.ts')])
    .filter((path) => existsSync(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
}

const isUpcoming = (path) => path.endsWith('upcoming.ts')
const permissionsOf = (core) => core.flatMap(({ source }) => quotedIn(/permissions: \[(.*?)\]/s, source))

/** A page that was announced keeps the entry's name and path; any other lies below the menu its component begins with. */
function menuOf(core, component, param) {
  const [first] = component.split('/')
  const isMenu = core.some(({ source }) => new RegExp(`name: '${first}',\\s*kind: 'M'`).test(source))
  const under = isMenu ? first : 'system'
  for (const { path, source } of core) {
    if (!isUpcoming(path)) continue
    for (const [call] of source.matchAll(/page\([^)]*\)/g)) {
      const [name, , at, its] = [...call.matchAll(/'([^']+)'/g)].map(([, word]) => word)
      if (its === component) return { name, path: at, under }
    }
  }
  return { name: component.replaceAll('/', '-'), path: `/${component}${param ? `/:${param}` : ''}`, under }
}

/** The words in quotes within the part of a source file that `pattern` captures. */
function quoted(pattern, path) {
  return quotedIn(pattern, readFileSync(path, 'utf8'))
}

function quotedIn(pattern, text) {
  const [, part = ''] = text.match(pattern) ?? []
  return [...part.matchAll(/'([^']+)'/g)].map(([, word]) => word)
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(suffix))
}

function replaceAll(text, fill) {
  return text.replace(/__[A-Za-z]+__/g, (name) => fill[name] ?? name)
}

function camelOf(id) {
  return id.replace(/-([a-zA-Z])/g, (_, letter) => letter.toUpperCase())
}
