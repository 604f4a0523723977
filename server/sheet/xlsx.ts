// A workbook written as a stream: sheet XML goes into the zip while rows are still being read.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import './native-crc32.ts'
import type { Cell } from '#shared/form/question-type'
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
  yield Buffer.from(`${sheetStart}<row r="1">${head}</row>`)
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
    xml +=
      typeof cell === 'number' && Number.isFinite(cell)
        ? `<c r="${place}"><v>${cell}</v></c>`
        : textCell(place, String(cell), 1)
  }
  return `${xml}</row>`
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
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>'

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
  // 0 plain, 1 quoted text, 2 heading.
  'xl/styles.xml':
    `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>' +
    '<xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" quotePrefix="1" applyFont="1" applyNumberFormat="1"/>' +
    '</cellXfs></styleSheet>',
})

const attribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;')
