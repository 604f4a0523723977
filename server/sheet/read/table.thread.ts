// The thread that reads a table out of a file; started by table.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { csvRows } from './csv-rows.ts'
import type { TableAnswer, TableInput } from './table.ts'
import { xlsxRows } from './xlsx-rows.ts'
import { ArchiveError } from './zip.ts'

const { content, extension, maxRows }: TableInput = workerData
const answerWith = (answer: TableAnswer): void => parentPort?.postMessage(answer)
try {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  answerWith({ rows: extension === 'csv' ? csvRows(bytes, maxRows) : xlsxRows(bytes, maxRows) })
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error
  answerWith({ refused: error.message })
}
