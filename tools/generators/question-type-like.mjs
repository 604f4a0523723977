import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { camel, pascal, problemOf } from './question-type.mjs'

/**
 * Writes `plugins/question-types/<id>` below `root` as a copy of another type under its own name: id, issue codes, names of
 * functions, titles. What the other one has released, its steps and its tests stay where they are.
 *
 * @returns the folder, relative to `root`, or the problem as a sentence
 */
export function createQuestionTypeLike(root, { like = '', id = '', group, icon, title, titleZh }) {
  const types = join(root, 'plugins/question-types')
  const from = join(types, like)
  if (!/^[a-z][a-z0-9-]*$/.test(like) || !existsSync(join(from, 'definition.ts')))
    return { problem: `There is no question type ${like}. There are: ${readdirSync(types).sort().join(', ')}.` }
  const problem = problemOf(root, { id, group, icon })
  if (problem) return { problem }
  if (existsSync(join(from, 'steps')))
    return {
      problem: `${like} reads what it stored in older shapes (steps/), which a new type has none of. Start from another.`,
    }
  const words = id.replaceAll('-', ' ')
  const english = title ?? words[0].toUpperCase() + words.slice(1)
  const names = { like, id, group, icon, title: english, titleZh: titleZh ?? english, words }
  for (const file of filesIn(from)) {
    const target = join(types, id, file.replace(`${like}.stories.tsx`, `${id}.stories.tsx`))
    const source = readFileSync(join(from, file), 'utf8')
    const renamed = file.startsWith('locales/')
      ? renamedTexts(source, file, names)
      : /\.tsx?$/.test(file)
        ? renamedCode(source, file, names)
        : source
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, renamed, { flag: 'wx' })
  }
  return { folder: `plugins/question-types/${id}` }
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.startsWith('released/') && !/\.test\.tsx?$/.test(file))

/** What a type is called is its author's to say; the generator puts the id's words there. */
const renamedTexts = (source, file, { title, titleZh, words }) => {
  const texts = JSON.parse(source)
  if (texts.admin) {
    texts.admin.title = file === 'locales/zh-cn.json' ? titleZh : title
    texts.admin.aliases = words
  }
  return `${JSON.stringify(texts, null, 2)}\n`
}

const renamedCode = (source, file, { like, id, group, icon, title }) => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const { definition, foreign } = importsOf(tree)
  const changes = []
  const replace = (node, text) => changes.push({ start: node.getStart(tree), end: node.end, text })
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) {
      const said = stringFor(node, { like, id, group, icon, title, file })
      if (said !== undefined) replace(node, `'${said.replaceAll("'", "\\'")}'`)
    } else if (ts.isTemplateHead(node) && node.text.startsWith(`${like}.`)) {
      changes.push({ start: node.getStart(tree) + 1, end: node.getStart(tree) + 1 + like.length, text: id })
    } else if (ts.isIdentifier(node) && !isMember(node)) {
      if (node.text === definition) replace(node, camel(id))
      else if (!foreign.has(node.text) && new RegExp(`^${pascal(like)}(?=[A-Z]|$)`).test(node.text))
        replace(node, pascal(id) + node.text.slice(pascal(like).length))
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return (
    changes
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
      // Whether most forms will have it, is not known yet.
      .replace(/^ {2}common: true,\n/m, '')
  )
}

/** The name of the type's own definition, and names that belong to others. */
const importsOf = (tree) => {
  let definition
  const foreign = new Set()
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const from = statement.moduleSpecifier.text
    const { name, namedBindings } = statement.importClause ?? {}
    if (/^\.\.?\/definition\.ts$/.test(from)) definition = name?.text
    if (from.startsWith('.') && !from.includes('_families/')) continue
    if (name) foreign.add(name.text)
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const each of namedBindings.elements) foreign.add(each.name.text)
  }
  return { definition, foreign }
}

/** `.rate`, `{ rate: … }`, `<X rate=…>`: names of members, which are no names of ours. */
const isMember = (node) => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent))
    return parent.name === node
  return ts.isShorthandPropertyAssignment(parent) || (ts.isBindingElement(parent) && parent.propertyName === node)
}

const stringFor = (node, { like, id, group, icon, title, file }) => {
  const key = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : undefined
  if (file === 'definition.ts' && isOfTheType(node)) {
    if (key === 'id') return id
    if (key === 'group' && group) return group
    if (key === 'icon' && icon) return icon
  }
  if (key === 'title' && node.text.startsWith('Question types / ')) return `Question types / ${title}`
  if (node.text.startsWith(`${like}.`)) return id + node.text.slice(like.length)
  return undefined
}

/** A member of what `defineQuestionType` gets, not of its examples. */
const isOfTheType = ({ parent: { parent } }) =>
  ts.isCallExpression(parent.parent) && parent.parent.expression.getText() === 'defineQuestionType'
