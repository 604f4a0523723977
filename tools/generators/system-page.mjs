import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContract } from './contract-facts.mjs'

const blankPage = fileURLToPath(new URL('./system-page', import.meta.url))
const recordsPage = fileURLToPath(new URL('./system-page-records', import.meta.url))
const suffix = '.template'

/**
 * Writes `plugins/system-pages/<id>` below `root`, a page that passes its contract once the server's menu names it.
 * Refuses what the contract would refuse, and never writes over a file.
 *
 * @param param name of the one parameter in the page's path, when there is one
 * @param contract name of a file in `src/shared/contract`: the page then is a list of its records with their form
 * @param permission who may see it; by default `<component>:list` where there is such a permission
 * @returns the folder, relative to `root`, with the menu entry that is still to be written (null when it is there), or
 *   the problem as a sentence
 */
export function createSystemPage(
  root,
  { id = '', component = '', icon = '', param, contract, permission, title, titleZh },
) {
  const permissions = modulesOf(root).flatMap(({ source }) => quotedIn(/permissions: \[(.*?)\]/s, source))
  const problem = problemOf(root, { id, component, icon, param, permission, permissions })
  if (problem) return { problem }
  const facts = contract === undefined ? undefined : readContract(join(root, `src/shared/contract/${contract}.ts`))
  if (facts?.problem) return { problem: facts.problem }
  if (facts && param) return { problem: 'A page of records has no parameter: leave out --param or --contract.' }
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
    ...(facts && recordsFill(facts, { id, contract, module: component.replaceAll('/', ':') })),
  }
  const templates = facts ? recordsPage : blankPage
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
    return `The permission ${permission} is none that a module of the server has (\`permissions\` in its module.ts).`
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

/** What the server's modules say of themselves. */
function modulesOf(root) {
  const folder = join(root, 'server/modules')
  return readdirSync(folder)
    .flatMap((name) => [join(folder, name, 'module.ts'), join(folder, name, 'upcoming.ts')])
    .filter((path) => existsSync(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
}

function isInMenu(root, component) {
  return modulesOf(root).some(({ source }) => source.includes(`'${component}'`))
}

function menuEntryOf({ component, icon, param, permission }) {
  const name = component.replaceAll('/', '-')
  return [
    '{',
    `  name: '${name}',`,
    "  kind: 'C',",
    `  title: 'menu.${component.replaceAll('/', '.')}',`,
    "  under: 'system',",
    '  order: 500,',
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
  const ofEach = text.replace(/__wrongTexts:(.*?)__/, (_, sentence) => fill.__wrongTexts__?.(sentence) ?? '')
  return ofEach.replace(/__[A-Za-z]+__/g, (name) => fill[name] ?? name)
}

/** What the templates of a page with records leave open. */
function recordsFill({ fields, filters, row, hasCreateTime, ...calls }, { id, contract, module }) {
  const [{ name }] = fields
  const [searched, ...texts] = filters.texts
  const filterEntries = [
    ...(searched ? [[searched, 'searchFilter']] : []),
    ...texts.map((text) => [text, 'textFilter']),
    ...(filters.status ? [['status', 'statusFilter']] : []),
    ...(filters.days ? [['createTime', 'daysFilter']] : []),
  ]
  const kinds = new Set(fields.map(({ kind }) => kind))
  const order = fields.find(({ kind }) => kind === 'order')?.name
  const picked = fields.filter(({ kind }) => kind !== 'order').map((field) => `'${field.name}'`)
  const controls = {
    text: (field) => `<TextField form={form} name="${field}"${field === name ? ' required' : ''} />`,
    long: (field) => `<LongTextField form={form} name="${field}" />`,
    order: (field) => `<OrderField form={form} name="${field}" />`,
    status: () => '<StatusField form={form} />',
    flag: (field) =>
      `<Checkbox checked={form.values.${field}} onChange={(${field}) => form.change({ ${field} })} label={t('field.${field}')} />`,
  }
  const columns = { text: 'text', long: 'text', order: 'number', status: 'status', flag: 'flag' }
  const blanks = { text: "''", long: "''", order: '10', status: "'active'", flag: 'false' }
  const parts = { text: 'TextField', long: 'LongTextField', order: 'OrderField', status: 'StatusField' }
  const named = hasCreateTime ? [...fields.map((field) => field.name), 'createTime'] : fields.map((field) => field.name)
  return {
    __id__: id,
    __contract__: contract,
    __module__: module,
    __Row__: row,
    __page__: calls.page,
    __get__: calls.get,
    __create__: calls.create,
    __update__: calls.update,
    __remove__: calls.remove,
    __name__: name,
    __filters__: filterEntries.map(([key, filter]) => `${key}: ${filter}`).join(', '),
    __filterNames__: [...new Set(filterEntries.map(([, filter]) => filter))].toSorted().join(', '),
    __columns__: [
      ...fields.map(({ name: field, kind }) => `    column.${field === name ? 'name' : columns[kind]}('${field}'),`),
      ...(hasCreateTime ? ["    column.time('createTime'),"] : []),
    ].join('\n'),
    __checkboxImport__: kinds.has('flag') ? "import { Checkbox } from '#ds/checkbox'\n" : '',
    __fieldNames__: [...kinds]
      .flatMap((kind) => (kind === 'order' ? ['OrderField', 'orderOf'] : (parts[kind] ?? [])))
      .toSorted()
      .join(', '),
    __values__: `Pick<${row}, ${picked.join(' | ')}>${order ? ` & { readonly ${order}: number | undefined }` : ''}`,
    __blank__: fields.map((field) => `${field.name}: ${blanks[field.kind]}`).join(', '),
    __names__: fields.map((field) => field.name).join(', '),
    __body__: order ? `({ ...values, ${order}: orderOf(values.${order}) })` : 'values',
    __controls__: fields.map(({ name: field, kind }) => `          ${controls[kind](field)}`).join('\n'),
    __fieldTexts__: named
      .toSorted()
      .map((field) => `    "field.${field}": "${wordsOf(field)}",`)
      .join('\n'),
    __wrongTexts__: (sentence) =>
      fields
        .map((field) => field.name)
        .toSorted()
        .map((field) => `,\n    "wrong.${field}": "${sentence}"`)
        .join(''),
  }
}

/** `configName` → `Config name`: to be translated. */
function wordsOf(field) {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}

function pascal(id) {
  return id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')
}
