import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { csvRows } from './csv-rows.ts'
import { readTable, UnreadableTableError } from './table.ts'
import { xlsxRows } from './xlsx-rows.ts'
import { ArchiveError, openArchive } from './zip.ts'

const zipped = async (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  if (!(zip.outputStream instanceof Readable)) throw new Error('yazl writes to a stream of Node.')
  return buffer(zip.outputStream)
}
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

describe('a workbook', () => {
  it('is read by the order of its tabs, with shared texts, gaps, entities and numbers as text', async () => {
    const content = await zipped({
      'xl/workbook.xml': '<workbook><sheets><sheet name="b" sheetId="2" r:id="rId7"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/other.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="str"><v>wrong</v></c></row>'),
      'xl/sharedStrings.xml':
        '<sst><si><t>one</t></si><si><r><t>t&amp;</t></r><r><t xml:space="preserve"> wo</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/worksheets/other.xml': sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
          '<row r="3"><c r="B3"><v>1.38E10</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" t="inlineStr"><is><t>&#20013;</t></is></c></row>',
      ),
    })
    expect(xlsxRows(content, 10)).toEqual([['one', '', 't& wo'], [], ['', '13800000000', 'true', '中']])
  })

  it('that is none, or declares a document type, is refused', async () => {
    expect(() => xlsxRows(Buffer.from('nonsense'), 10)).toThrow(ArchiveError)
    const withType = await zipped({ 'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${sheet('')}` })
    expect(() => xlsxRows(withType, 10)).toThrow(ArchiveError)
    expect(() => xlsxRows(Buffer.from('504b0506', 'hex'), 10)).toThrow(ArchiveError)
  })

  it('with far places ends early', async () => {
    const rows = '<row r="1"><c r="ZZZZZZ1" t="str"><v>x</v></c></row><row r="999999999"><c><v>1</v></c></row>'
    expect(xlsxRows(await zipped({ 'xl/worksheets/sheet1.xml': sheet(rows) }), 10)).toEqual([[]])
  })
})

describe('a workbook whose elements never end', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Characters that searches of the reader look at; the three ways it has to look for anything are counted. */
  const lookedAt = (content: Buffer): number => {
    let count = 0
    const { indexOf, startsWith } = String.prototype
    const { exec } = RegExp.prototype
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
      const found = indexOf.call(this, text, from)
      count += (found === -1 ? this.length : found) - from + 1
      return found
    })
    vi.spyOn(String.prototype, 'startsWith').mockImplementation(function (this: string, text, from) {
      count += text.length
      return startsWith.call(this, text, from)
    })
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const from = this.global ? this.lastIndex : 0
      const found = exec.call(this, text)
      count += (found === null ? text.length : found.index + found[0].length) - from
      return found
    })
    xlsxRows(content, 1002)
    vi.restoreAllMocks()
    return count
  }

  const sheetOf = (body: string) => ({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${body}` })
  const nthOf = (piece: string) => (times: number) =>
    Array.from({ length: times }, (_, index) => piece.replace('#', index.toString(36))).join('')
  const inRow = (piece: string) => (times: number) => sheetOf(`<row r="1">${nthOf(piece)(times)}`)
  const inTexts = (piece: string) => (times: number) => ({
    ...sheetOf('<row r="1"><c t="s"><v>0</v></c></row>'),
    'xl/sharedStrings.xml': `<sst>${nthOf(piece)(times)}`,
  })
  const files: Record<string, (times: number) => Record<string, string>> = {
    'rows, as they stopped the server for seventeen seconds': (times) => sheetOf(nthOf('<row z#abc>')(times)),
    'rows without an end of their tag': (times) => sheetOf(nthOf('<row z#abc ')(times)),
    cells: inRow('<c z#abc>'),
    values: inRow('<c><v z#abc>'),
    'values of one cell': (times) => sheetOf(`<row r="1"><c>${nthOf('<v z#abc>')(times)}`),
    'texts in place': (times) => sheetOf(`<row r="1"><c t="inlineStr"><is>${nthOf('<t z#abc>')(times)}`),
    'shared texts': inTexts('<si z#abc>'),
    'runs of shared texts': inTexts('<si><t z#abc>'),
    readings: inTexts('<si><rPh z#abc>'),
    'readings of one text': (times) => inTexts('<rPh z#abc>')(times),
    comments: (times) => sheetOf(nthOf('<!-- #')(times)),
    'attributes without an end': (times) => sheetOf(`<row ${nthOf(' r="#')(times)}>`),
    entities: (times) => sheetOf(`<row><c t="str"><v>${nthOf('&#123#')(times)}</v></c></row>`),
    sheets: (times) => ({ ...sheetOf(''), 'xl/workbook.xml': `<workbook>${nthOf('<sheet z#abc ')(times)}` }),
    relationships: (times) => ({
      ...sheetOf(''),
      'xl/_rels/workbook.xml.rels': nthOf('<Relationship z#abc ')(times),
    }),
  }

  it.each(Object.keys(files))('costs twice as much when it is twice as long: %s', async (name) => {
    const make = files[name]
    if (!make) throw new Error(name)
    const once = lookedAt(await zipped(make(2000)))
    const twice = lookedAt(await zipped(make(4000)))
    // Names of the pieces get a digit longer on the way. Searching to the end for each would give four.
    expect(twice / once).toBeLessThan(2.3)
  })

  // What counting cannot see is a pattern that goes back: with one, these would take hours, and the thread be ended.
  it.each(Object.keys(files))('is read within the limits of its thread: %s', async (name) => {
    const content = await zipped(files[name]?.(60_000) ?? {})
    await expect(readTable({ content, extension: 'xlsx', maxRows: 1002 })).resolves.toBeInstanceOf(Array)
  })

  it('in a thread of its own gives what a well-formed one gives, or is refused', async () => {
    const table = (content: Buffer) => readTable({ content, extension: 'xlsx', maxRows: 10 })
    const good = await zipped({ 'xl/worksheets/sheet1.xml': sheet('<row r="1"><c t="str"><v>x</v></c></row>') })
    expect(await table(good)).toEqual([['x']])
    expect(await readTable({ content: Buffer.from('a,b'), extension: 'csv', maxRows: 10 })).toEqual([['a', 'b']])
    await expect(table(Buffer.from('nonsense'))).rejects.toThrow(new UnreadableTableError('no archive'))
    const unclosed = await zipped(sheetOf('<row r="1"><c t="str"><v>x</v><c t="str"><v>y</v><row r="2"><c><v>3</v>'))
    expect(await table(unclosed)).toEqual([['x', 'y'], ['3']])
  })

  it('that shares one long text among all cells is refused before it fills the memory', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    const shared = `<sst><si><t>${Array.from({ length: 40_000 }, (_, index) => index.toString(36)).join('')}</t></si></sst>`
    const content = await zipped({ ...sheetOf(row.repeat(10)), 'xl/sharedStrings.xml': shared })
    expect(() => xlsxRows(content, 10)).toThrow('too large')
    const [only] = xlsxRows(
      await zipped({ ...sheetOf('<row><c t="s"><v>0</v></c></row>'), 'xl/sharedStrings.xml': shared }),
      10,
    )
    expect(only?.[0]).toHaveLength(32_767)
  })
})

describe('an archive', () => {
  it('that is a bomb is refused before it goes off (T22)', async () => {
    const bomb = await zipped({ bomb: Buffer.alloc(30 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(() => openArchive(bomb).text('bomb')).toThrow('too large')
  })

  it('that lies about its sizes is stopped at what it said', async () => {
    const content = await zipped({ bomb: Buffer.alloc(5 * 1024 * 1024) })
    const directory = content.lastIndexOf(Buffer.from('504b0102', 'hex'))
    content.writeUInt32LE(100, directory + 24)
    expect(() => openArchive(content).text('bomb')).toThrow('broken')
  })

  it('with too many entries or a broken directory is refused', async () => {
    const many = await zipped(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, ''])))
    expect(() => openArchive(many)).toThrow('too many entries')
    const broken = await zipped({ a: 'b' })
    broken.writeUInt32LE(0xffff_fff0, broken.length - 6)
    expect(() => openArchive(broken)).toThrow('broken')
  })
})

describe('a CSV file', () => {
  it('may have any common separator, quotes, line ends and encoding', () => {
    const wanted = [
      ['a', 'b, "c"'],
      ['1', 'two\nlines'],
      ['', ''],
    ]
    expect(csvRows(Buffer.from('\uFEFFa,"b, ""c"""\r\n1,"two\nlines"\r\n,'), 10)).toEqual(wanted)
    expect(csvRows(Buffer.from('a\t"b, ""c"""\n1\t"two\nlines"\n\t\n'), 10)).toEqual(wanted)
    const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('名;x\n', 'utf16le')])
    expect(csvRows(utf16, 10)).toEqual([['名', 'x']])
    expect(csvRows(Buffer.concat([Buffer.from('c3fb', 'hex'), Buffer.from(',x')]), 10)).toEqual([['名', 'x']])
    expect(csvRows(Buffer.from('a\nb\nc'), 2)).toEqual([['a'], ['b']])
  })
})
