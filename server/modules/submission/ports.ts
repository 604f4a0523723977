// What stands between records and those who count them, keep their files or wait for the database.
import type { Transaction } from '../../db/database.ts'
import { definePort, defineSlot } from '../../kernel/port.ts'
import type { NamedFile } from '../form/file-ids.ts'

/** How many submissions wait to be stored: whoever can wait gives way to them. */
export const waitingSubmissions = definePort<() => number>('waiting submissions')

/** Binds the files an accepted record names to it, in the storing transaction. Refuses what is not there or taken. */
export const answerFiles =
  defineSlot<
    (
      trx: Transaction,
      claim: { readonly formId: string; readonly submissionId: string; readonly files: readonly NamedFile[] },
    ) => Promise<void>
  >('answer files')

/** Called before records are deleted, in the deleting transaction. */
export const beforeRemoval =
  defineSlot<(trx: Transaction, formId: string, ids: readonly string[]) => Promise<void>>('before removal')
