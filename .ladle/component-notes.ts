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
    ariaLink: /(?:https?:\/\/)?www?\.?\w*\.?w3\.org\/[^\s),;]*[^\s),;.]|https?:\/\/[^\s),;]*[^\s),;.]/.exec(whole)?.[0],
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
    .map((part) => {
      const found = head.exec(part)
      const keys = found?.groups?.keys
      if (!found || keys === undefined) return { keys: '', does: part }
      const rest = part.slice(found[0].length).trim()
      const where = found.groups?.where?.trim()
      return { keys, does: where === undefined ? rest : `${where}: ${rest}` }
    })
}
