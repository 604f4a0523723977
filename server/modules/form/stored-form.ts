// Stored forms as this build reads them: after the steps of the question types that are installed.
import type { Answers, FormDefinition } from '#shared/form/definition'
import { type AnswerRow, answersReader, type StoredDefinition, upgradeDefinition } from '#shared/form/upgrade'
import type { Database, Transaction } from '../../db/database.ts'
import { stepsOf } from '../../plugins/question-types.ts'
import { allVersions } from './repository.ts'

export const readDefinition = (stored: StoredDefinition): FormDefinition => upgradeDefinition(stored, stepsOf)

export interface FormVersion {
  readonly version: number
  readonly definition: FormDefinition
  /** Answers of a record that names this version. */
  readonly answersOf: (row: AnswerRow) => Answers
}

export const readVersion = ({
  version,
  definition,
}: {
  readonly version: number
  readonly definition: StoredDefinition
}): FormVersion => ({
  version,
  definition: readDefinition(definition),
  answersOf: answersReader(definition, stepsOf),
})

/** Every version of a form, oldest first. */
export const readVersions = async (db: Database | Transaction, formId: string): Promise<FormVersion[]> =>
  (await allVersions(db, formId)).map(readVersion)
