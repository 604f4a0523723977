import { z } from 'zod'
import { sentAnswersSchema } from '#shared/contract/submission'
import { type PlainState, type PlainStep, plainFields, plainSteps } from '#shared/fill-page'
import type { Posted } from '#shared/form/posted'
import { storableJson, storableText } from '../../../http/storable.ts'

/** What a page without scripts has sent. */
export interface PostedPage {
  readonly fields: Posted
  /** Null: nothing of ours, or not as we wrote it. */
  readonly state: PlainState | null
  readonly step: PlainStep | null
  readonly language: string | null
  readonly password: string | null
  /** Where a copy of the answers is to be sent. */
  readonly copyTo: string | null
}

const stateSchema = z.object({
  version: z.int().min(1),
  id: z.uuid(),
  startedAt: z.number().min(0),
  pass: z.string().max(200).nullable(),
  channel: z.string().max(64).nullable(),
  page: z.int().min(1),
  answers: sentAnswersSchema,
})

/** Reads a body of type `application/x-www-form-urlencoded`. Total: what makes no sense is not there. */
export const readPosted = (body: string): PostedPage => {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(body)) {
    const values = fields.get(name)
    const text = storableText(value)
    if (values) values.push(text)
    else fields.set(name, [text])
  }
  const one = (name: string) => fields.get(name)?.[0] ?? null
  const step = one(plainFields.step)
  return {
    fields,
    state: readState(one(plainFields.state)),
    step: plainSteps.find((each) => each === step) ?? null,
    language: one(plainFields.language),
    password: one(plainFields.password),
    copyTo: one(plainFields.copyTo),
  }
}

const readState = (text: string | null): PlainState | null => {
  if (text === null) return null
  try {
    const { data } = stateSchema.safeParse(JSON.parse(text))
    // Texts of the JSON may hold, escaped, what the text itself could not.
    return data ? { ...data, answers: storableJson(data.answers) as PlainState['answers'] } : null
  } catch {
    return null
  }
}
