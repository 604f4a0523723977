// Reads a form's records page by page and writes them as a file, in bounded memory.
import { setImmediate as breathe } from 'node:timers/promises'
import type { Cell } from '#shared/form/question-type'
import { ownTimeZone } from '#shared/time-zone'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { byteOrderMark, csvRows } from '../../sheet/csv.ts'
import { xlsxFile } from '../../sheet/xlsx.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { findName } from '../form/repository.ts'
import { loadTexts } from '../submission/answer-format.ts'
import { lookedUp } from '../submission/looked-up.ts'
import { type Matching, matchesAll } from '../submission/matching-repository.ts'
import {
  countMatching,
  countSubmissions,
  lastSubmissionId,
  readSubmissionsAfter,
  readSubmissionsByIds,
  type SubmissionRow,
} from '../submission/repository.ts'
import { createExportTable, type ExportTable } from './table.ts'

/** Of all records, those that match; `ids` wins. */
export interface ExportRequest extends Matching {
  readonly formId: string
  readonly type: 'xlsx' | 'csv'
  /** Only these records; null for all there are when the export starts. */
  readonly ids: readonly string[] | null
  /** Ids of questions and fields of the record, in order; absent: all. */
  readonly columns?: readonly string[] | undefined
  readonly language: string
  /** Absent: the server's. */
  readonly timeZone?: string | undefined
}

export interface ExportFile {
  readonly name: string
  readonly mime: string
  readonly content: AsyncIterable<Uint8Array>
}

export interface ExportDeps {
  readonly db: Database
  readonly forms: Pick<CompiledForms, 'versions'>
  /** Address of an uploaded file, as it shall stand in the cells. */
  readonly fileUrl: (fileId: string) => string
  readonly signal?: AbortSignal
  readonly progress?: (done: number, total: number) => void
}

/** The file of an export; its content is produced while it is read. */
export const exportForm = async (
  { db, forms, fileUrl, signal, progress }: ExportDeps,
  { formId, type, ids, columns, language, timeZone = ownTimeZone(), filters, search }: ExportRequest,
): Promise<ExportFile> => {
  const reading = { db, versionsOf: forms.versions }
  const which: Matching = await lookedUp(reading, formId, { filters, search })
  const [name, versions, translate, upTo, count] = await Promise.all([
    findName(db, formId),
    forms.versions(formId),
    loadTexts(language),
    lastSubmissionId(db, formId),
    matchesAll(which) ? countSubmissions(db, formId) : countMatching(db, formId, which),
  ])
  if (name === null) throw new AppError('notFound')
  const total = ids ? ids.length : count
  const table = createExportTable({ versions, columns, language, timeZone, translate, fileUrl })
  const pages = ids ? namedPages(db, formId, ids) : allPages(db, formId, upTo, which)
  const rows = formatted(pages, table, {
    onPage: (done) => {
      signal?.throwIfAborted()
      progress?.(done, total)
    },
  })
  const base = `${name || formId}-${new Date().toISOString().slice(0, 10)}`
  if (type === 'csv')
    return { name: `${base}.csv`, mime: 'text/csv; charset=utf-8', content: csvFile(table.header, rows) }
  return {
    name: `${base}.xlsx`,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: xlsxFile({ sheetName: name, header: table.header, rowCount: total, rows }),
  }
}

/** Big enough to keep the database busy, small enough to stay below a few megabytes. */
const pageSize = 200

async function* allPages(db: Database, formId: string, upTo: string, which: Matching): AsyncGenerator<SubmissionRow[]> {
  const read = (after: string) => readSubmissionsAfter(db, { ...which, formId, after, upTo, size: pageSize })
  let next = read('0')
  while (true) {
    const page = await next
    const last = page.at(-1)
    if (!last) return
    // The database reads the next page while this one is written.
    next = read(last.id)
    // Somebody else awaits it; nobody may in case of an abort.
    next.catch(() => undefined)
    yield page
  }
}

/** In the order the records came in, whatever order they were chosen in. */
async function* namedPages(db: Database, formId: string, ids: readonly string[]): AsyncGenerator<SubmissionRow[]> {
  const ordered = [...ids].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  for (let start = 0; start < ordered.length; start += pageSize)
    yield await readSubmissionsByIds(db, formId, ordered.slice(start, start + pageSize))
}

async function* formatted(
  pages: AsyncIterable<SubmissionRow[]>,
  table: ExportTable,
  { onPage }: { onPage: (done: number) => void },
): AsyncGenerator<Cell[][]> {
  let done = 0
  for await (const page of pages) {
    // In pieces, so that other requests get their turn in between.
    for (let start = 0; start < page.length; start += slice) {
      yield page.slice(start, start + slice).map(table.row)
      await breathe()
    }
    done += page.length
    onPage(done)
  }
}

const slice = 100

async function* csvFile(header: readonly string[], rows: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvRows([header]))
  for await (const chunk of rows) yield Buffer.from(csvRows(chunk))
}
