// A workbook written as a stream: sheet XML goes into the zip while rows are still being read.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import './native-crc32.ts'
import { cellText } from '#shared/form/cell'
import type { Cell, DateCell } from '#shared/form/question-type'
import { fitCell, xmlText } from './cell-safety.ts'

export interface Workbook {
  readonly sheetName: string
  readonly header: readonly string[]
  /** How many rows will come at most; more than a sheet holds go on in further sheets. */
  readonly rowCount: number
  /** Rows in chunks. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}

/** Bytes of the xlsx file. Holds one chunk of rows at a time in memory, whatever their number. */
export const xlsxFile = (workbook: Workbook, { rowsPerSheet = 1_000_000 } = {}): AsyncIterable<Uint8Array> => {
  const sheets = Math.max(1, Math.ceil(workbook.rowCount / rowsPerSheet))
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new Error('yazl writes to a stream of Node.')
  zip.on('error', (error: Error) => output.destroy(error))

  for (const [path, xml] of Object.entries(frame(sheetNames(workbook.sheetName, sheets))))
    zip.addBuffer(Buffer.from(xml), path)
  const chunks = workbook.rows[Symbol.asyncIterator]()
  const rest: (readonly Cell[])[] = []
  for (let sheet = 1; sheet <= sheets; sheet++) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${sheet}.xml`, fastCompression, (use) => {
      // The last sheet takes all that comes.
      const limit = sheet === sheets ? Infinity : rowsPerSheet
      const input = Readable.from(sheetXml(workbook.header, chunks, rest, limit), { objectMode: false })
      input.on('error', (error) => output.destroy(error))
      use(null, input)
    })
  }
  zip.end()
  return output
}

/** Level 1 packs a sheet nearly as small as level 6, in a third of the time. */
const fastCompression = { compressionLevel: 1 }

async function* sheetXml(
  header: readonly string[],
  chunks: AsyncIterator<readonly (readonly Cell[])[]>,
  rest: (readonly Cell[])[],
  limit: number,
): AsyncGenerator<Buffer> {
  const columns = header.map((_, index) => columnName(index))
  const head = header.map((text, index) => textCell(`${columns[index]}1`, text, 2)).join('')
  if (rest.length === 0) rest.push(...((await chunks.next()).value ?? []))
  yield Buffer.from(`${sheetStart}${columnWidths(header, rest)}<sheetData><row r="1">${head}</row>`)
  let row = 1
  while (row - 1 < limit) {
    if (rest.length === 0) {
      const { value, done } = await chunks.next()
      if (done) break
      rest.push(...value)
    }
    let xml = ''
    for (const cells of rest.splice(0, limit - (row - 1))) xml += rowXml(++row, cells, columns)
    if (xml !== '') yield Buffer.from(xml)
  }
  yield Buffer.from('</sheetData></worksheet>')
}

const rowXml = (row: number, cells: readonly Cell[], columns: readonly string[]): string => {
  let xml = `<row r="${row}">`
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]
    if (cell === null || cell === undefined || cell === '') continue
    const place = `${columns[index]}${row}`
    if (typeof cell === 'number' && Number.isFinite(cell)) xml += `<c r="${place}"><v>${cell}</v></c>`
    else xml += (typeof cell === 'object' && dateXml(place, cell)) || textCell(place, cellText(cell), 1)
  }
  return `${xml}</row>`
}

/** A real date, as exact as it is given; null for what no spreadsheet counts (before March 1900, or no date at all). */
const dateXml = (place: string, { date }: DateCell): string | null => {
  const moment = Date.parse(`${date.length === dayLength ? `${date}T00:00` : date}Z`)
  if (Number.isNaN(moment) || moment < firstDay) return null
  const style = date.length === dayLength ? 3 : date.length === '2026-01-31T09:30'.length ? 4 : 5
  return `<c r="${place}" s="${style}"><v>${Number(((moment - dayZero) / 86_400_000).toFixed(9))}</v></c>`
}

const dayLength = '2026-01-31'.length
const dayZero = Date.UTC(1899, 11, 30)
/** Excel believes in a 29 February 1900. */
const firstDay = Date.UTC(1900, 2, 1)

/** As wide as the heading and the first rows, within reason; ideographs take the room of two letters. */
const columnWidths = (header: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  if (header.length === 0) return ''
  const columns = header.map((heading, index) => {
    const longest = rows.slice(0, 100).reduce((most, cells) => Math.max(most, room(cellText(cells[index] ?? null))), 0)
    const width = Math.min(60, Math.max(8, room(heading), longest) + 2)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${columns.join('')}</cols>`
}

const room = (text: string): number => {
  let sum = 0
  for (const char of text.slice(0, 60)) sum += (char.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1
  return sum
}

/** Always an inline string, never a formula; style 1 also marks it as quoted, so editing the cell keeps it text (T21). */
const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is>${isTrimmed(text) ? '<t>' : '<t xml:space="preserve">'}${xmlText(fitCell(text))}</t></is></c>`

/** Only space at the ends needs to be asked for; said in every cell it would be a third of the file. */
const isTrimmed = (text: string): boolean => text.charCodeAt(0) > space && text.charCodeAt(text.length - 1) > space
const space = 32

/** A, B … Z, AA, AB … */
export const columnName = (index: number): string => {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Names Excel accepts: no `: \ / ? * [ ] '`, at most 31 characters, each once. */
const sheetNames = (name: string, count: number): string[] => {
  const base = [...name.replaceAll(/[:\\/?*[\]']/g, ' ').trim()].slice(0, 25).join('') || 'Sheet'
  return Array.from({ length: count }, (_, index) => (index === 0 ? base : `${base} ${index + 1}`))
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const sheetStart =
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** Every part of the workbook but the sheets themselves. */
const frame = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml':
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
    names
      .map(
        (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
      )
      .join('') +
    '</Types>',
  '_rels/.rels':
    `${declaration}<Relationships xmlns="${packageRelationships}">` +
    `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>` +
    names.map((name, i) => `<sheet name="${attribute(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('') +
    '</sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${declaration}<Relationships xmlns="${packageRelationships}">` +
    names
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('') +
    `<Relationship Id="rId${names.length + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  // 0 plain, 1 quoted text, 2 heading, 3 day, 4 minute, 5 second; dates in ISO order, which reads the same everywhere.
  'xl/styles.xml':
    `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
    '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
    '<fonts count="2"><font/><font><b/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/>' +
    '<xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" quotePrefix="1" applyFont="1" applyNumberFormat="1"/>' +
    '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/>' +
    '</cellXfs></styleSheet>',
})

const attribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;')
