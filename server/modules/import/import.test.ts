import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { csvRows } from './csv-rows.ts'
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
