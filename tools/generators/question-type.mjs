import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('./question-type', import.meta.url))
const suffix = '.template'

/**
 * Writes `plugins/question-types/<id>` below `root`, a type that passes its contract: a short text with a longest length.
 * Refuses what the contract would refuse, and never writes over a file.
 *
 * @returns the folder, relative to `root`, or the problem as a sentence
 */
export function createQuestionType(root, { id = '', group = '', icon = '', title, titleZh }) {
  const problem = problemOf(root, { id, group, icon })
  if (problem) return { problem }
  const words = id.replaceAll('-', ' ')
  const name = title ?? words[0].toUpperCase() + words.slice(1)
  const fill = {
    __id__: id,
    __camel__: camel(id),
    __Pascal__: pascal(id),
    __group__: group,
    __icon__: icon,
    __title__: name,
    __titleZh__: titleZh ?? name,
    __words__: words,
  }
  const folder = `plugins/question-types/${id}`
  for (const file of filesIn(templates)) {
    const target = join(root, folder, replaceAll(file.slice(0, -suffix.length), fill))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, replaceAll(readFileSync(join(templates, file), 'utf8'), fill), { flag: 'wx' })
  }
  return { folder }
}

/** What the contract would refuse. A group and an icon that are not given are somebody else's to say. */
export function problemOf(root, { id, group, icon }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    return 'The id is lower-case words joined by hyphens, at most 40 characters: --id color-pick'
  }
  if (existsSync(join(root, 'plugins/question-types', id))) return `There is a question type ${id} already.`
  const groups = quoted(/questionGroups = \[(.*?)\]/s, join(root, 'src/plugin-sdk/index.ts'))
  if (group !== undefined && !groups.includes(group)) return `The group is one of ${groups.join(', ')}.`
  const icons = quoted(/type IconName =(.*)/s, join(root, 'design-system/icon/icon-names.ts'))
  if (icon !== undefined && !icons.includes(icon)) return `The icon is one of ${icons.join(', ')}.`
  return undefined
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
  return text.replace(/__(?:id|camel|Pascal|group|icon|title|titleZh|words)__/g, (name) => fill[name])
}

export function pascal(id) {
  return id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')
}

/** A variable name; words the language keeps for itself get a tail. */
export function camel(id) {
  const name = pascal(id)[0].toLowerCase() + pascal(id).slice(1)
  return reserved.has(name) ? `${name}Type` : name
}

const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield options question renderer designer'
  ).split(' '),
)
