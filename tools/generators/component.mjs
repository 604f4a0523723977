import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('./component', import.meta.url))
const suffix = '.template'

/** Groups of the kit, as Ladle shows them (docs/design-system.md says what belongs where). */
export const groups = {
  foundations: 'Foundations',
  actions: 'Actions',
  inputs: 'Inputs',
  choices: 'Choices',
  data: 'Data',
  navigation: 'Navigation',
  overlays: 'Overlays',
  feedback: 'Feedback',
  layout: 'Layout',
}

/**
 * Writes `design-system/<name>` below `root`: a component with its story and its test, which pass at once.
 * Never writes over a file.
 *
 * @returns the folder, relative to `root`, or the problem as a sentence
 */
export function createComponent(root, { name = '', group = '' }) {
  const folder = `design-system/${name}`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    return { problem: 'The name is lower-case words joined by hyphens, at most 40 characters: --name color-picker' }
  }
  if (existsSync(join(root, folder))) return { problem: `There is a component ${name} already.` }
  if (!Object.hasOwn(groups, group)) return { problem: `The group is one of ${Object.keys(groups).join(', ')}.` }
  const words = name.replaceAll('-', ' ')
  const fill = {
    __name__: name,
    __Pascal__: words.replace(/(?:^| )(\w)/g, (_, letter) => letter.toUpperCase()),
    __Group__: groups[group],
    __title__: words[0].toUpperCase() + words.slice(1),
    __open__: '',
  }
  if (group === 'overlays') fill.__open__ = openStory(fill)
  const replaceAll = (text) => text.replace(/__(?:name|Pascal|Group|title|open)__/g, (key) => fill[key])
  mkdirSync(join(root, folder), { recursive: true })
  for (const file of readdirSync(templates)) {
    const target = join(root, folder, replaceAll(file.slice(0, -suffix.length)))
    writeFileSync(target, replaceAll(readFileSync(join(templates, file), 'utf8')), { flag: 'wx' })
  }
  return { folder }
}

/** What floats is shown, and pictured, as it looks open. */
function openStory({ __Pascal__: name, __title__: title }) {
  return `
export const Open = () => (
  <${name} label="${title}">
    <p>打开时的样子 Ế ปู่</p>
  </${name}>
)
`
}
