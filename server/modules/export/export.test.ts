import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownTimeZone } from '#shared/time-zone'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { fitCell, inertText, xmlText } from '../../sheet/cell-safety.ts'
import { csvRows } from '../../sheet/csv.ts'
import { columnName, xlsxFile } from '../../sheet/xlsx.ts'
import { createCompiledForms } from '../form/compiled-forms.ts'
import { definitionOf, input, number, publish, published, radio, redraft, submit } from '../form/testing.ts'
import { startWorker, type Worker } from '../job/worker.ts'
import { exportJob } from './job.ts'
import { exportForm } from './service.ts'
import { startExport } from './start.ts'

let server: TestServer
let lin: TestPerson
let worker: Worker

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  const kinds = [
    exportJob({
      db: server.db,
      forms: createCompiledForms({ db: server.db }),
      storage: server.deps.storage,
      publicUrl: 'https://forms.example.com',
    }),
  ]
  worker = startWorker({ db: server.db, log: server.deps.log, kinds, pollMs: 20 })
})
afterAll(async () => {
  await worker.stop()
  await server.close()
})

/** Exports through the job table, as the console does. */
const exported = async (formKey: string, more: Record<string, unknown> = {}): Promise<Buffer> => {
  const as = await createPerson(server.db, 'admin')
  const body = { formKey, type: 'csv', language: 'en', ...more }
  const { data } = await call(server, 'POST', '/user/form/data/export', { as, body })
  const process = async () => (await call(server, 'GET', `/common/process?key=${data.key}`, { as })).data
  await expect.poll(process, { timeout: 10_000 }).toMatchObject({ rate: 100, failed: false })
  const { url } = await process()
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })
  expect(response.headers['content-disposition']).toMatch(/^attachment/)
  return response.rawPayload
}

const linesOf = (csv: Buffer): string[] => csv.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n')

/** Files of a zip by the central directory. */
const unzip = (zip: Buffer): Record<string, string> => {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + packed)
    files[name] = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString('utf8')
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

describe('what is exported', () => {
  it('is what matches, in the columns asked for and their order', async () => {
    const formKey = await published(server, lin, [input('q1'), number('q2')])
    for (const q2 of [1, 2, 3]) await submit(server, formKey, { q1: `n${q2}`, q2 })
    const filters = [{ field: 'q2', operator: 'ge', values: [2] }]
    const some = await exported(formKey, { mode: 'filtered', filters, columns: ['q2', '@serial', 'gone00'] })
    expect(linesOf(some).slice(1)).toEqual(['2,2', '3,3'])
    // Without the mode the filter says nothing.
    expect(linesOf(await exported(formKey, { filters }))).toHaveLength(4)
  })
})

it('is not made for somebody who lost the right to it while the job waited', async () => {
  const formKey = await published(server, lin, [input('q1')])
  await submit(server, formKey, { q1: 'secret' })
  const { form_id } = await server.db
    .selectFrom('form_version')
    .innerJoin('form', 'form.id', 'form_version.form_id')
    .select('form_version.form_id')
    .where('form.form_key', '=', formKey)
    .executeTakeFirstOrThrow()
  const mia = await createPerson(server.db, 'creator')
  const key = await startExport(server.db, {
    formId: form_id,
    type: 'csv',
    ids: null,
    language: 'en',
    userId: mia.id,
    ip: '',
  })
  const process = async () => (await call(server, 'GET', `/common/process?key=${key}`, { as: mia })).data
  await expect.poll(process, { timeout: 10_000 }).toMatchObject({ failed: true, url: '' })
  expect(await server.db.selectFrom('form_file').select('id').where('uploaded_by', '=', mia.id).execute()).toEqual([])
})

describe('csv', () => {
  it('holds headings, answers as text, and nothing that runs', async () => {
    const formKey = await published(server, lin, [
      radio('q1', ['a', 'b']),
      number('q2'),
      input('q3', { title: { en: 'Say, "why"' } }),
    ])
    await submit(
      server,
      formKey,
      { q1: { ids: ['b'] }, q2: -3.5, q3: '=HYPERLINK("http://evil")' },
      { durationMs: 61_400 },
    )
    await submit(server, formKey, { q3: '＝1+1' }, { channel: '@SUM(A1)' })
    const csv = await exported(formKey)
    expect(csv.subarray(0, 3)).toEqual(Buffer.from('efbbbf', 'hex'))
    const [head, first, second] = linesOf(csv)
    expect(head).toBe(
      `No.,Submitted (${ownTimeZone()}),Question q1,Question q2,"Say, ""why""",Time taken (s),Channel,Version`,
    )
    expect(first).toMatch(/^1,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Choice b,-3\.5,"'=HYPERLINK\(""http:\/\/evil""\)",61,,1$/)
    expect(second).toMatch(/^2,[^,]+,,,'＝1\+1,,'@SUM\(A1\),1$/)
  })

  it('has a column for every question there ever was, each record under its own version', async () => {
    const formKey = await published(server, lin, [radio('q1', ['a', 'b']), input('q2')])
    await submit(server, formKey, { q1: { ids: ['b'] }, q2: 'old' })
    await redraft(server, lin, formKey, definitionOf([input('q3'), radio('q1', ['a'])]))
    await publish(server, lin, formKey)
    await submit(server, formKey, { q1: { ids: ['a'] }, q3: 'new' }, { version: 2 })
    const [head, first, second] = linesOf(await exported(formKey, { language: 'zh-cn' })).map((line) => line.split(','))
    expect(head).toEqual([
      '序号',
      `提交时间 (${ownTimeZone()})`,
      '题目q3',
      '题目q1',
      '题目q2（已删除）',
      '用时（秒）',
      '渠道',
      '版本',
    ])
    expect(first?.slice(2)).toEqual(['', '选项b', 'old', '', '', '1'])
    expect(second?.slice(2)).toEqual(['new', '选项a', '', '', '', '2'])
  })

  it('takes only the records that were selected, and only of this form', async () => {
    const [a, b] = [await published(server, lin, [input('q1')]), await published(server, lin, [input('q1')])]
    const ids: string[] = []
    for (const q1 of ['one', 'two', 'three']) ids.push((await submit(server, a, { q1 })).data.id)
    const foreign = (await submit(server, b, { q1: 'foreign' })).data.id
    const lines = linesOf(await exported(a, { mode: 'selected', checkboxIds: [ids[2], foreign, ids[0]] }))
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(['one', 'three'])
  })

  it('reads page after page', async () => {
    const formKey = await published(server, lin, [number('q1')])
    await server.database.pool.query(
      `insert into submission (form_id, version, serial_number, client_submission_id, content_hash, answers)
       select id, 1, n, gen_random_uuid(), '', jsonb_build_object('q1', n)
       from form, generate_series(1, 3210) n where form_key = $1`,
      [formKey],
    )
    const lines = linesOf(await exported(formKey))
    expect(lines).toHaveLength(3211)
    expect(lines.slice(1).map((line) => Number(line.split(',')[2]))).toEqual(
      Array.from({ length: 3210 }, (_, index) => index + 1),
    )
  })

  it('is limited per person', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const person = await createPerson(server.db, 'admin')
    const body = { formKey, type: 'csv' }
    const codes = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await call(server, 'POST', '/user/form/data/export', { as: person, body })).code,
      ),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
  })
})

describe('xlsx', () => {
  it('is a workbook whose texts are strings', async () => {
    const formKey = await published(server, lin, [input('q1'), number('q2')])
    await submit(server, formKey, { q1: '=1+1 <b>&\u0007😀 _x0041_ ', q2: 12.5 })
    const files = unzip(await exported(formKey, { type: 'xlsx' }))
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<c r="C1" s="2" t="inlineStr"><is><t>Question q1</t></is></c>')
    expect(sheet).toContain('<is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;😀 _x005F_x0041_ </t></is>')
    expect(sheet).toContain('<c r="D2"><v>12.5</v></c>')
    expect(sheet).not.toContain('<f>')
    expect(files['xl/workbook.xml']).toContain('<sheet name="测试表单"')
  })

  it('has real dates, by the clocks of whoever exports and names them, and columns as wide as what stands in them', async () => {
    const day = { id: 'q1', type: 'date', title: { en: 'Day' }, required: false, span: 24 }
    const formKey = await published(server, lin, [
      { ...day, options: { kind: 'date', placeholder: {} } },
      { ...day, id: 'q2', options: { kind: 'month', placeholder: {} } },
      input('q3', { title: { en: 'A title that needs some room' } }),
    ])
    await submit(server, formKey, { q1: '2026-02-28', q2: '2026-02' })
    await server.database.pool.query(
      `update submission set submitted_at = '2026-07-01T22:30:05Z' where form_id = (select id from form where form_key = $1)`,
      [formKey],
    )
    const zone = { timeZone: 'Europe/Berlin' }
    const files = unzip(await exported(formKey, { ...zone, type: 'xlsx' }))
    const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<t>Submitted (Europe/Berlin)</t>')
    // 46205 is 2 July 2026: past midnight in Berlin.
    expect(sheet).toContain('<c r="B2" s="5"><v>46205.020891204</v></c>')
    expect(sheet).toContain('<c r="C2" s="3"><v>46081</v></c>')
    expect(sheet).toContain('<c r="D2" s="1" t="inlineStr"><is><t>2026-02</t></is></c>')
    expect(sheet).toContain('<col min="5" max="5" width="30" customWidth="1"/>')
    expect(files['xl/styles.xml']).toContain('<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>')
    expect(linesOf(await exported(formKey, { ...zone, type: 'csv' }))[1]).toMatch(
      /^1,2026-07-02 00:30:05,2026-02-28,2026-02,/,
    )
    const refused = await call(server, 'POST', '/user/form/data/export', {
      as: lin,
      body: { formKey, type: 'csv', timeZone: 'Mars/Olympus' },
    })
    expect(refused.code).toBe(500)
  })

  it('goes on in another sheet when one is full', async () => {
    async function* rows() {
      for (let start = 0; start < 25; start += 10)
        yield Array.from({ length: Math.min(10, 25 - start) }, (_, index) => [start + index + 1, 'x'])
    }
    const chunks: Uint8Array[] = []
    const file = xlsxFile({ sheetName: 'a/b', header: ['n', 'x'], rowCount: 25, rows: rows() }, { rowsPerSheet: 12 })
    for await (const chunk of file) chunks.push(chunk)
    const files = unzip(Buffer.concat(chunks))
    const numbers = [1, 2, 3].map((sheet) =>
      [...(files[`xl/worksheets/sheet${sheet}.xml`] ?? '').matchAll(/<v>(\d+)<\/v>/g)].map(([, n]) => Number(n)),
    )
    expect(numbers.map((list) => list.length)).toEqual([12, 12, 1])
    expect(numbers.flat()).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    expect(files['xl/workbook.xml']).toContain('name="a b 3"')
  })

  it('ends with the error of its rows', async () => {
    async function* rows() {
      yield [[1]]
      throw new Error('the database went away')
    }
    const drain = async () => {
      for await (const _ of xlsxFile({ sheetName: 'a', header: ['n'], rowCount: 2, rows: rows() }));
    }
    await expect(drain()).rejects.toThrow('the database went away')
  })
})

describe('an export that is not wanted any more', () => {
  it('stops reading', async () => {
    const formKey = await published(server, lin, [input('q1')])
    await submit(server, formKey, { q1: 'a' })
    const { id } = await server.db
      .selectFrom('form')
      .select('id')
      .where('form_key', '=', formKey)
      .executeTakeFirstOrThrow()
    const controller = new AbortController()
    controller.abort(new Error('stopped'))
    const file = await exportForm(
      {
        db: server.db,
        forms: createCompiledForms({ db: server.db }),
        fileUrl: (fileId) => fileId,
        signal: controller.signal,
      },
      { formId: id, type: 'csv', ids: null, language: 'en' },
    )
    const drain = async () => {
      for await (const _ of file.content);
    }
    await expect(drain()).rejects.toThrow('stopped')
  })
})

describe('cells', () => {
  it('neutralise every beginning of a formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', ' =']) {
      expect(inertText(`${start}1`)).toBe(`'${start}1`)
      expect(csvRows([[`${start}1,2`]])).toMatch(/^"'/)
    }
    expect(csvRows([['a;b', ' x', 'plain', 'say "hi"', null, -1]])).toBe('"a;b"," x",plain,"say ""hi""",,-1\r\n')
  })

  it('fit into Excel', () => {
    expect(fitCell('x'.repeat(40_000))).toHaveLength(32_767)
    expect(fitCell(`${'x'.repeat(32_766)}😀`)).toHaveLength(32_766)
    expect(xmlText('\ud800a\uffff\u0000')).toBe('a')
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
