// Lists of the system pages as a workbook: small enough to be made while the caller waits.

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Cell } from '#shared/form/question-type'
import { type MessageKey, message } from '../http/messages.ts'
import type { FileAnswer } from '../http/send-file.ts'
import { xlsxFile } from './xlsx.ts'

/** Most rows such a file holds; whoever has more narrows the list. */
export const maxSheetRows = 10_000

export interface Sheet {
  /** Name of the sheet and, with the day, of the file. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A column of a list: the key of its heading, and what stands in it. */
export type SheetColumn<Row> = readonly [MessageKey, (row: Row, say: (key: MessageKey) => string) => Cell]

/** A list as a sheet, in a language of the caller's. */
export const listSheet = <Row>(
  name: MessageKey,
  columns: readonly SheetColumn<Row>[],
  { rows, language }: { rows: readonly Row[]; language: string | undefined },
): Sheet => {
  const say = (key: MessageKey) => message(key, {}, language)
  return {
    name: say(name),
    header: columns.map(([heading]) => say(heading)),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row, say))),
  }
}

/** The `.xlsx` of a list (spec 7). */
export const sheetAnswer = async ({ name, header, rows }: Sheet): Promise<FileAnswer> => {
  async function* once() {
    yield rows
  }
  const content = await buffer(
    Readable.from(xlsxFile({ sheetName: name, header, rowCount: rows.length, rows: once() })),
  )
  return {
    content,
    name: `${name}-${new Date().toISOString().slice(0, 10)}.xlsx`,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: content.length,
    inline: false,
    cacheControl: 'private, no-store',
  }
}
