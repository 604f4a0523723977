import { createGate } from '../../kernel/gate.ts'
import { runInThread, ThreadError, threadScript } from '../../thread/run-in-thread.ts'

export interface TableInput {
  readonly content: Uint8Array
  readonly extension: string
  readonly maxRows: number
}
export type TableAnswer = { readonly rows: string[][] } | { readonly refused: string }

/** No table, a broken one, or one that takes longer to read than any that people make. */
export class UnreadableTableError extends Error {
  override name = 'UnreadableTableError'
}

/**
 * Rows of the first sheet of a workbook, or of a CSV file, read in a thread of its own.
 *
 * @throws UnreadableTableError
 */
export const readTable = (input: TableInput): Promise<string[][]> =>
  twoAtOnce(async () => {
    const answer = await runInThread(script, input, limits).catch((error: unknown) => {
      throw error instanceof ThreadError ? new UnreadableTableError(error.message) : error
    })
    const { rows, refused } = answer as { rows?: string[][]; refused?: string } // what table.thread.ts sends
    if (rows === undefined) throw new UnreadableTableError(refused)
    return rows
  })

const script = threadScript('table.thread', import.meta.url)
/** A workbook of 5 MB, the largest there is, takes well under a second. */
const limits = { milliseconds: 5000, megabytes: 256 }
const twoAtOnce = createGate(2, 20, () => new UnreadableTableError('too many at once'))
