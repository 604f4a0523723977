/** Rows of a CSV file (RFC 4180), separated by comma, semicolon or tab, in UTF-8, UTF-16 with mark, or GB 18030. */
export const csvRows = (content: Buffer, maxRows: number): string[][] => {
  const text = decoded(content)
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < text.length && rows.length < maxRows; at++) {
    const char = text[at]
    if (quoted) {
      if (char !== '"') field += char
      else if (text[at + 1] === '"') {
        field += '"'
        at++
      } else quoted = false
    } else if (char === '"' && field === '') quoted = true
    else if (char === separator) {
      row.push(field)
      field = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at++
      rows.push([...row, field])
      row = []
      field = ''
    } else field += char
  }
  if ((field !== '' || row.length > 0) && rows.length < maxRows) rows.push([...row, field])
  return rows
}

const decoded = (content: Buffer): string => {
  const mark = content.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(content)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    // What Excel writes on a Chinese Windows.
    return new TextDecoder('gb18030').decode(content)
  }
}

/** The one the first line has most of, outside quotes. */
const separatorOf = (text: string): string => {
  const line = (text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((char) => [char, line.split(char).length] as const)
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}
