/** What a component's TSDoc says, section by section. docs/design-system.md, "Notes of a component", says how it is written. */
export interface ComponentNotes {
  /** Name of the component: `DataTable`. */
  name: string
  purpose: string
  do: readonly string[]
  dont: readonly string[]
  keys: readonly KeyTable[]
  aria: string | undefined
  /** The pattern it follows. */
  ariaLink: string | undefined
}

export interface KeyTable {
  /** Where these keys hold: "in the rows"; undefined for the whole component. */
  where: string | undefined
  rows: readonly { keys: string; does: string }[]
}

/**
 * Reads the notes of a folder's component from its source: of the doc comment above the export that is named like the folder,
 * else above the first component that has one. Undefined where the file exports no component.
 */
export function parseComponentNotes(source: string, folder: string): ComponentNotes | undefined {
  const wanted = folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const exported = [...source.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function|class) ([A-Z]\w*)/g)]
  const found =
    exported.find(([, , name]) => name === wanted) ??
    exported.find(([, comment]) => comment !== undefined) ??
    exported[0]
  if (!found) return undefined
  const { purpose, sections } = split(found[1] ?? '')
  const of = (label: string) => sections.filter((section) => section.label === label).map((section) => section.text)
  const aria = of('ARIA')[0]
  const whole = [purpose, ...sections.map((section) => section.text)].join(' ')
  return {
    name: found[2] ?? wanted,
    purpose,
    do: of('Do'),
    dont: of("Don't"),
    keys: sections
      .filter((section) => section.label === 'Keys')
      .map((section) => ({ where: section.where, rows: keyRows(section.text) })),
    aria,
    ariaLink: linkOf(whole),
  }
}

interface Section {
  label: string
  where: string | undefined
  text: string
}

function split(comment: string): { purpose: string; sections: readonly Section[] } {
  const purpose: string[] = []
  const sections: Section[] = []
  let open: Section | undefined
  for (const raw of comment.split('\n')) {
    const line = raw.replace(/^\s*\* ?/, '').trim()
    const [, label, where, text = ''] = /^(Do|Don't|Keys|ARIA)( [^:.]{1,60})?: (.*)$/.exec(line) ?? []
    if (line.startsWith('@')) break
    if (label !== undefined) {
      open = { label, where: where?.trim(), text }
      sections.push(open)
    } else if (line === '') open = undefined
    else if (open) open.text += ` ${line}`
    else purpose.push(line)
  }
  return { purpose: purpose.join(' ').trim(), sections }
}

// "Arrow up", "Shift with Enter", "Home and End": what may stand before the verb.
const key =
  '(?:(?:Ctrl|Shift|Alt|Enter|Space|Escape|Tab|Home|End|Insert|Delete|Backspace|F\\d+|Page ?[Uu]p|Page ?[Dd]own|Page up and down|Menu|[Aa]rrow (?:up and down|left and right|up|down|left|right)|[Aa]n arrow|[Aa]rrows|[Uu]p|[Dd]own|[Ll]eft|[Rr]ight|[Ll]etters|[Dd]igits|[A-Z0-9]|`[^`]+`|[-+*[\\]])(?:\\+[A-Z]\\b|\\+F\\d+)?)'
const joint = '(?:, (?:and |or )?| and | or | with (?:an )?| then | )'
const head = new RegExp(
  `^(?<where>(?:[Ii]n|[Oo]n|[Ww]ith) (?!${key}\\b)[^,;]*? )?(?<keys>${key}(?:${joint}${key}(?![\\w'])?)*)(?![\\w'])`,
)

/** A list of keys, written with semicolons, as rows; what does not begin with a key is a row without one. */
export function keyRows(text: string): { keys: string; does: string }[] {
  return text
    .split(/;\s+|\.\s+(?=[A-Z])/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .flatMap(atCommas)
    .map((part) => {
      const found = head.exec(part)
      const keys = found?.groups?.keys
      if (!found || keys === undefined) return { keys: '', does: part }
      const rest = part.slice(found[0].length).trim()
      const where = found.groups?.where?.trim()
      return { keys, does: where === undefined ? rest : `${where}: ${rest}` }
    })
}

/** "arrows walk, Enter chooses" are two rows; "Home, End walk" is one: a comma parts only what has a verb on both sides. */
function atCommas(part: string): string[] {
  for (let at = part.indexOf(', '); at >= 0; at = part.indexOf(', ', at + 1)) {
    const [before, after] = [part.slice(0, at), part.slice(at + 2)]
    if (hasVerb(before) && hasVerb(after)) return [before, ...atCommas(after)]
  }
  return [part]
}

function hasVerb(part: string): boolean {
  const found = head.exec(part)
  return found !== null && found.groups?.where === undefined && /^ [a-z]/.test(part.slice(found[0].length))
}

// Of the patterns that are only named: "(APG dialog)".
const patterns: Record<string, string> = {
  accordion: 'accordion',
  alertdialog: 'alertdialog',
  breadcrumb: 'breadcrumb',
  button: 'button',
  carousel: 'carousel',
  checkbox: 'checkbox',
  combobox: 'combobox',
  dialog: 'dialog-modal',
  disclosure: 'disclosure',
  feed: 'feed',
  grid: 'grid',
  listbox: 'listbox',
  menu: 'menu-button',
  radiogroup: 'radio',
  slider: 'slider',
  spinbutton: 'spinbutton',
  switch: 'switch',
  table: 'table',
  tabs: 'tabs',
  tooltip: 'tooltip',
  'multi-thumb slider': 'slider-multithumb',
}

function linkOf(text: string): string | undefined {
  const written = /(?:https?:\/\/|w3\.org\/)[^\s),;]*[^\s),;.]/.exec(text)?.[0]
  if (written !== undefined) return written.startsWith('http') ? written : `https://${written}`
  const name = /APG (multi-thumb slider|\w+)/.exec(text)?.[1]
  const pattern = name === undefined ? undefined : patterns[name]
  return pattern && `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`
}
