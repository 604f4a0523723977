/** A tag of an XML text, and where it stands. Namespace prefixes are dropped: `x:row` is `row`. */
export interface XmlTag {
  readonly kind: 'open' | 'close'
  readonly name: string
  readonly attributes: string
  /** `<row/>`: no closing tag follows. */
  readonly isEmpty: boolean
  readonly start: number
  /** Behind its `>`. */
  readonly end: number
}

/**
 * The tags of a text in order. Goes forward only and looks at every character a fixed number of times, whatever the text
 * is: a search for the end of an element that has none would read the rest anew for each of them.
 */
export function* tagsOf(xml: string): Generator<XmlTag> {
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    const isComment = xml.startsWith('<!--', at)
    const found = xml.indexOf(isComment ? '-->' : '>', at)
    if (found === -1) return
    const start = at
    at = found + (isComment ? 3 : 1)
    if (xml[start + 1] === '!' || xml[start + 1] === '?') continue
    const isClose = xml[start + 1] === '/'
    const isEmpty = !isClose && xml[found - 1] === '/'
    const from = start + (isClose ? 2 : 1)
    const to = isEmpty ? found - 1 : found
    const nameEnd = endOfName(xml, from, to)
    const name = xml.slice(from, nameEnd)
    yield {
      kind: isClose ? 'close' : 'open',
      name: name.slice(name.indexOf(':') + 1),
      attributes: xml.slice(nameEnd, to),
      isEmpty,
      start,
      end: at,
    }
  }
}

/** @returns undefined when the tag has no such attribute */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  const mark = `${name}=`
  for (let at = attributes.indexOf(mark); at !== -1; at = attributes.indexOf(mark, at + mark.length)) {
    if (!isSpace(attributes[at - 1])) continue
    const quote = attributes[at + mark.length]
    if (quote !== '"' && quote !== "'") continue
    const from = at + mark.length + 1
    const to = attributes.indexOf(quote, from)
    return to === -1 ? undefined : attributes.slice(from, to)
  }
  return undefined
}

const endOfName = (xml: string, from: number, to: number): number => {
  let at = from
  while (at < to && !isSpace(xml[at]) && xml[at] !== '/') at++
  return at
}

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\t' || char === '\n' || char === '\r'
