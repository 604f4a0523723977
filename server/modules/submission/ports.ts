// What stands between records and those who count them or keep their files.
import type { Transaction } from '../../db/database.ts'
import { defineSlot } from '../../kernel/port.ts'

/** Keeps the files that answers name bound to their record, in the storing transaction. */
export interface AnswerFiles {
  /** @returns false for what is not there, not of this question, or another record's: nothing must be stored then */
  readonly claim: (trx: Transaction, files: RecordFiles) => Promise<boolean>
  readonly release: (trx: Transaction, files: RecordFiles) => Promise<void>
}
export interface RecordFiles {
  readonly formId: string
  readonly submissionId: string
  readonly questionId: string
  readonly ids: readonly string[]
}
export const answerFiles = defineSlot<AnswerFiles>('answer files')

/** Called before records are deleted, in the deleting transaction. */
export const beforeRemoval =
  defineSlot<(trx: Transaction, formId: string, ids: readonly string[]) => Promise<void>>('before removal')
