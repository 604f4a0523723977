import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('./system-page', import.meta.url))
const suffix = '.template'

/**
 * Writes `plugins/system-pages/<id>` below `root`, a page that passes its contract once the server's menu names it.
 * Refuses what the contract would refuse, and never writes over a file.
 *
 * @param param name of the one parameter in the page's path, when there is one
 * @param permission who may see it; by default `<component>:list` where there is such a permission
 * @returns the folder, relative to `root`, with the menu entry that is still to be written (null when it is there), or
 *   the problem as a sentence
 */
export function createSystemPage(root, { id = '', component = '', icon = '', param, permission, title, titleZh }) {
  const permissions = quoted(/permissions = \[(.*?)\]/s, join(root, 'src/shared/permissions.ts'))
  const problem = problemOf(root, { id, component, icon, param, permission, permissions })
  if (problem) return { problem }
  const guessed = `${component.replaceAll('/', ':')}:list`
  const wanted = permission ?? (permissions.includes(guessed) ? guessed : undefined)
  const words = id.replaceAll('-', ' ')
  const name = title ?? words[0].toUpperCase() + words.slice(1)
  const fill = {
    __component__: component,
    __Pascal__: pascal(id),
    __permissions__: wanted ? `'${wanted}'` : '',
    __zodImport__: param ? "import { z } from 'zod'\n" : '',
    __params__: param ? `\n  params: z.object({ ${param}: z.string().regex(/^\\d{1,18}$/) }),` : '',
    __props__: param ? `{ params: { ${param} } }` : '',
    __textParams__: param ? `, { ${param} }` : '',
    __placeholder__: param ? ` {{${param}}}` : '',
    __title__: name,
    __titleZh__: titleZh ?? name,
  }
  const folder = `plugins/system-pages/${id}`
  for (const file of filesIn(templates)) {
    const target = join(root, folder, file.slice(0, -suffix.length))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, replaceAll(readFileSync(join(templates, file), 'utf8'), fill), { flag: 'wx' })
  }
  return {
    folder,
    menuEntry: isInMenu(root, component) ? null : menuEntryOf({ component, icon, param, permission: wanted }),
  }
}

function problemOf(root, { id, component, icon, param, permission, permissions }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    return 'The id is lower-case words joined by hyphens, at most 40 characters: --id notice'
  if (existsSync(join(root, 'plugins/system-pages', id))) return `There is a system page ${id} already.`
  if (!/^[A-Za-z][\w-]*(\/[A-Za-z][\w-]*)*$/.test(component))
    return 'The component is the key the server’s menu names the page by: --component system/notice'
  const owner = ownerOf(root, component)
  if (owner) return `The component ${component} is that of the page ${owner} already.`
  const icons = quoted(/type IconName =(.*)/s, join(root, 'design-system/icon/icon-names.ts'))
  if (!icons.includes(icon)) return `The icon is one of ${icons.join(', ')}.`
  if (param !== undefined && !/^[a-z][A-Za-z]*$/.test(param))
    return 'The parameter is the word after the colon in the path of the menu: --param noticeId'
  if (permission !== undefined && !permissions.includes(permission))
    return `The permission ${permission} is not in src/shared/permissions.ts.`
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

/** Menus stand in files of their own for what is there and what is to come. */
function isInMenu(root, component) {
  const folder = join(root, 'server/seed')
  return readdirSync(folder)
    .filter((file) => file.endsWith('menus.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes(`'${component}'`))
}

function menuEntryOf({ component, icon, param, permission }) {
  const name = component.replaceAll('/', '-')
  return [
    '{',
    `  name: '${name}',`,
    "  kind: 'C',",
    `  title: 'menu.${component.replaceAll('/', '.')}',`,
    `  path: '/${component}${param ? `/:${param}` : ''}',`,
    `  component: '${component}',`,
    `  icon: '${icon}',`,
    ...(permission ? [`  permission: '${permission}',`] : []),
    ...(param ? ['  hidden: true,'] : []),
    '},',
  ].join('\n')
}

/** The words in quotes within the part of a source file that `pattern` captures. */
function quoted(pattern, path) {
  const [, part = ''] = readFileSync(path, 'utf8').match(pattern) ?? []
  return [...part.matchAll(/'([^']+)'/g)].map(([, word]) => word)
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(suffix))
}

function replaceAll(text, fill) {
  const names = /__(?:component|Pascal|permissions|zodImport|params|props|textParams|placeholder|title|titleZh)__/g
  return text.replace(names, (name) => fill[name])
}

function pascal(id) {
  return id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')
}
