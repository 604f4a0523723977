// Forms and records as earlier builds left them in the database, for tests of reading.
import { createHash, randomUUID } from 'node:crypto'
import type { Json } from '#shared/form/definition'
import { newFormKey } from '#shared/form/ids'
import type { AnswerSteps } from '#shared/form/type-step'
import type { TestPerson, TestServer } from '../../http/testing.ts'
import { emit } from '../event/emit.ts'
import { answerStored } from './answer-events.ts'

export interface StoredForm {
  readonly definition: Json
  readonly records: readonly { readonly answers: Json; readonly answerSteps?: AnswerSteps | undefined }[]
}

/** Writes the rows of a collecting form: draft and version 1 alike, records on their way to the counters. */
export const insertStoredForm = async (
  { db }: TestServer,
  { id: ownerId }: TestPerson,
  { definition, records }: StoredForm,
): Promise<{ formKey: string; formId: string; recordIds: string[] }> => {
  const formKey = newFormKey()
  const text = JSON.stringify(definition)
  const { id: formId } = await db
    .insertInto('form')
    .values({
      form_key: formKey,
      owner_id: ownerId,
      name: formKey,
      draft: text,
      status: 2,
      published_version: 1,
      serial: String(records.length),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hash = createHash('sha256').update(text).digest()
  await db
    .insertInto('form_version')
    .values({ form_id: formId, version: 1, definition: text, definition_hash: hash })
    .execute()
  const recordIds: string[] = []
  for (const [index, { answers, answerSteps }] of records.entries()) {
    const { id } = await db
      .insertInto('submission')
      .values({
        form_id: formId,
        version: 1,
        serial_number: String(index + 1),
        client_submission_id: randomUUID(),
        content_hash: hash,
        answers: JSON.stringify(answers),
        answer_steps: answerSteps ? JSON.stringify(answerSteps) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.transaction().execute((trx) => emit(trx, answerStored, [{ formId, submissionId: id, version: 1 }]))
    recordIds.push(id)
  }
  return { formKey, formId, recordIds }
}
