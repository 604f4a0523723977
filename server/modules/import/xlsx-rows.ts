// The cells of a workbook's first sheet as texts. XML is searched, not parsed: no entities of its own, no DTD, no links.
import { ArchiveError, openArchive } from './zip.ts'

/**
 * Rows of the first sheet, with '' for empty cells; at most `maxRows` and 100 columns are read.
 * @throws ArchiveError when it is no workbook
 */
export const xlsxRows = (content: Buffer, maxRows: number): string[][] => {
  const archive = openArchive(content)
  const path = firstSheet(archive.text('xl/workbook.xml') ?? '', archive.text('xl/_rels/workbook.xml.rels') ?? '')
  const sheet = archive.text(path)
  if (sheet === undefined) throw new ArchiveError('no sheet')
  if (/<!DOCTYPE/i.test(sheet.slice(0, 1000))) throw new ArchiveError('document type')
  const shared = sharedTexts(archive.text('xl/sharedStrings.xml') ?? '')
  const rows: string[][] = []
  for (const [, attributes = '', body = ''] of sheet.matchAll(
    /<(?:\w+:)?row\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?row>)/gs,
  )) {
    const number = Number(attributeOf(attributes, 'r') ?? rows.length + 1)
    if (!(number >= 1 && number <= maxRows)) break
    while (rows.length < number - 1) rows.push([])
    rows.push(cellsOf(body, shared))
  }
  return rows
}

const maxColumns = 100

const cellsOf = (row: string, shared: readonly string[]): string[] => {
  const cells: string[] = []
  for (const [, attributes = '', body = ''] of row.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs)) {
    const place = attributeOf(attributes, 'r')
    const column = place === undefined ? cells.length : columnOf(place)
    if (column >= maxColumns) break
    while (cells.length < column) cells.push('')
    cells[column] = cellText(attributeOf(attributes, 't') ?? 'n', body, shared)
  }
  return cells
}

const cellText = (type: string, body: string, shared: readonly string[]): string => {
  if (type === 'inlineStr') return runsOf(body)
  const value = unescaped(/<(?:\w+:)?v\b[^>]*>(.*?)<\/(?:\w+:)?v>/s.exec(body)?.[1] ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  // 1.38E+10 is how a workbook may hold a telephone number.
  if (type === 'n' && /e/i.test(value)) return String(Number(value))
  return value
}

const sharedTexts = (xml: string): string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?si>)/gs)].map(([, body = '']) =>
    // Readings of Japanese texts are no part of the text.
    runsOf(body.replaceAll(/<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs, '')),
  )

const runsOf = (xml: string): string =>
  [...xml.matchAll(/<(?:\w+:)?t\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?t>)/gs)]
    .map(([, text = '']) => unescaped(text))
    .join('')

/** The file of the first sheet in the order of tabs. */
const firstSheet = (workbook: string, relationships: string): string => {
  const id = /<(?:\w+:)?sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1]
  for (const [, attributes = ''] of relationships.matchAll(/<Relationship\b([^>]*)>/g)) {
    const target = attributeOf(attributes, 'Target')
    if (attributeOf(attributes, 'Id') === id && target !== undefined)
      return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
  }
  return 'xl/worksheets/sheet1.xml'
}

/** `B12` is column 1. */
const columnOf = (place: string): number => {
  let column = 0
  for (const char of place.toUpperCase()) {
    const code = char.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
    if (column > maxColumns) break
  }
  return column - 1
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

const unescaped = (text: string): string =>
  text
    .replaceAll(/&(lt|gt|amp|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});/g, (whole, name: string) => {
      const known = entities[name]
      if (known !== undefined) return known
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    // How workbooks write characters XML does not allow.
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
