// The same workbook by exceljs' streaming writer, in a process of its own: the same records, as many columns.
import pg from 'pg'
import { cpuSecondsOf, forgetPeak, memoryOf } from './memory.ts'
import { peer } from './peer.ts'
import { idOf, kinds, rowIds } from './ten-kinds.ts'

export interface ExcelRun {
  readonly seconds: number
  readonly cpuSeconds: number
  /** Megabytes above what the process held before. */
  readonly growth: number
}

interface Workbook {
  addWorksheet: (name: string) => { addRow: (cells: readonly unknown[]) => { commit: () => void }; commit: () => void }
  commit: () => Promise<void>
}
interface Exceljs {
  stream: { xlsx: { WorkbookWriter: new (options: object) => Workbook } }
}

const [connection = '{}', formId = '', file = '', blocks = '3'] = process.argv.slice(2)

interface Submission {
  id: string
  n: string
  at: Date
  ms: number
  answers: Record<string, unknown>
}

const textOf = (answer: unknown): string | number => {
  if (typeof answer === 'number' || typeof answer === 'string') return answer
  if (Array.isArray(answer)) return answer.join(', ')
  const ids: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ids') : []
  return Array.isArray(ids) ? ids.join(', ') : ''
}

const run = async (): Promise<ExcelRun> => {
  const { stream } = peer<Exceljs>('exceljs')
  const client = new pg.Client(JSON.parse(connection) as pg.ClientConfig) // from the group that started this
  await client.connect()
  const before = memoryOf(process.pid).now
  forgetPeak(process.pid)
  const cpuBefore = cpuSecondsOf(process.pid)
  const started = performance.now()
  const workbook = new stream.xlsx.WorkbookWriter({ filename: file, useStyles: false, useSharedStrings: false })
  const sheet = workbook.addWorksheet('Data')
  const ids = Array.from({ length: Number(blocks) }, (_, index) => kinds.map((kind) => idOf(kind, index + 1))).flat()
  for (let after = '0'; ; ) {
    const { rows } = await client.query<Submission>(
      `select id::text, serial_number as n, submitted_at as at, duration_ms as ms, answers from submission
       where form_id = $1 and id > $2 order by id limit 1000`,
      [formId, after],
    )
    after = rows.at(-1)?.id ?? ''
    if (rows.length === 0) break
    for (const { n, at, ms, answers } of rows) {
      const cells = ids.flatMap((id) => {
        const answer = answers[id]
        return id.startsWith('grid') ? rowIds.map((row) => textOf(Reflect.get(Object(answer), row))) : [textOf(answer)]
      })
      sheet.addRow([Number(n), at.toISOString(), ...cells, Math.round(ms / 1000), 'link', 1]).commit()
    }
  }
  sheet.commit()
  await workbook.commit()
  const seconds = (performance.now() - started) / 1000
  const cpuSeconds = cpuSecondsOf(process.pid) - cpuBefore
  const growth = memoryOf(process.pid).peak - before
  await client.end()
  return { seconds, cpuSeconds, growth }
}

process.send?.(await run())
process.disconnect?.()
