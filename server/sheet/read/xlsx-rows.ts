// The cells of a workbook's first sheet as texts. XML is walked tag by tag, once: no entities of its own, no DTD, no links.
import { attributeOf, tagsOf, type XmlTag } from './xml-tokens.ts'
import { ArchiveError, openArchive } from './zip.ts'

/**
 * Rows of the first sheet, with '' for empty cells; at most `maxRows` and 100 columns are read.
 * @throws ArchiveError when it is no workbook, or one whose cells hold more than people write
 */
export const xlsxRows = (content: Buffer, maxRows: number): string[][] => {
  const archive = openArchive(content)
  const path = firstSheet(archive.text('xl/workbook.xml') ?? '', archive.text('xl/_rels/workbook.xml.rels') ?? '')
  const sheet = archive.text(path)
  if (sheet === undefined) throw new ArchiveError('no sheet')
  if (/<!DOCTYPE/i.test(sheet.slice(0, 1000))) throw new ArchiveError('document type')
  return rowsOf(sheet, sharedTexts(archive.text('xl/sharedStrings.xml') ?? ''), maxRows)
}

const maxColumns = 100
/** As many characters as Excel lets a cell have. */
const maxCell = 32_767
/** Of all cells together: a long text may be shared by every one of them. */
const maxCharacters = 8 * 1024 * 1024

const rowsOf = (sheet: string, shared: readonly string[], maxRows: number): string[][] => {
  const rows: string[][] = []
  let row: string[] | null = null
  let cell: Cell | null = null
  let characters = 0
  const putCell = () => {
    if (row && cell) {
      const text = cellText(cell, shared).slice(0, maxCell)
      characters += text.length
      if (characters > maxCharacters) throw new ArchiveError('too large')
      while (row.length < cell.column) row.push('')
      row[cell.column] = text
    }
    cell = null
  }
  for (const tag of tagsOf(sheet)) {
    if (tag.name === 'row') {
      putCell()
      row = null
      if (tag.kind === 'close') continue
      const number = Number(attributeOf(tag.attributes, 'r') ?? rows.length + 1)
      if (!(number >= 1 && number <= maxRows) || rows.length >= maxRows) break
      while (rows.length < number - 1) rows.push([])
      rows.push([])
      row = tag.isEmpty ? null : (rows.at(-1) ?? null)
    } else if (tag.name === 'c') {
      putCell()
      if (tag.kind === 'close' || row === null) continue
      const place = attributeOf(tag.attributes, 'r')
      const column = place === undefined ? row.length : columnOf(place)
      // No letter: no place.
      if (column < 0) continue
      // What is further right is not read.
      if (column >= maxColumns) row = null
      else if (!tag.isEmpty)
        cell = { column, type: attributeOf(tag.attributes, 't') ?? 'n', value: textReader('v'), runs: textReader('t') }
    } else if (cell) {
      cell.value.read(tag, sheet)
      cell.runs.read(tag, sheet)
    }
  }
  putCell()
  return rows
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly value: TextReader
  readonly runs: TextReader
}

const cellText = ({ type, value, runs }: Cell, shared: readonly string[]): string => {
  if (type === 'inlineStr') return unescaped(runs.text())
  const text = unescaped(value.text())
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'true' : 'false'
  // 1.38E+10 is how a workbook may hold a telephone number.
  if (type === 'n' && /e/i.test(text)) return String(Number(text))
  return text
}

const sharedTexts = (xml: string): string[] => {
  const texts: string[] = []
  let runs: TextReader | null = null
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'si') {
      if (runs) texts.push(unescaped(runs.text()))
      runs = tag.kind === 'open' && !tag.isEmpty ? textReader('t') : null
      if (tag.isEmpty) texts.push('')
    } else runs?.read(tag, xml)
  }
  return texts
}

interface TextReader {
  readonly read: (tag: XmlTag, xml: string) => void
  readonly text: () => string
}

/** What stands in elements of a name, one behind the other; readings of Japanese texts are no part of it. */
const textReader = (name: string): TextReader => {
  const parts: string[] = []
  let from: number | null = null
  let isReading = false
  return {
    read: (tag, xml) => {
      if (tag.name === 'rPh') isReading = tag.kind === 'open' && !tag.isEmpty
      if (tag.name !== name) return
      if (tag.kind === 'open') from = tag.isEmpty ? null : tag.end
      else {
        if (from !== null && !isReading) parts.push(xml.slice(from, tag.start))
        from = null
      }
    },
    text: () => parts.join(''),
  }
}

/** The file of the first sheet in the order of tabs. */
const firstSheet = (workbook: string, relationships: string): string => {
  const id = firstSheetId(workbook)
  for (const { name, attributes } of tagsOf(relationships)) {
    if (name !== 'Relationship' || attributeOf(attributes, 'Id') !== id) continue
    const target = attributeOf(attributes, 'Target')
    if (target !== undefined) return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
  }
  return 'xl/worksheets/sheet1.xml'
}

const firstSheetId = (workbook: string): string | undefined => {
  for (const { kind, name, attributes } of tagsOf(workbook)) {
    const id = kind === 'open' && name === 'sheet' ? attributeOf(attributes, 'r:id') : undefined
    if (id !== undefined) return id
  }
  return undefined
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
