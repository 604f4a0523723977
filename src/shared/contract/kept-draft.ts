// What a respondent leaves with the server, to go on with it on another device by a code (ADR 0043).
import { z } from 'zod'
import { defineEndpoint, guessedKeys, publicAccess } from './endpoint.ts'
import { formKeySchema } from './form.ts'
import { answersSchema, sentAnswersSchema } from './submission.ts'

const keptSchema = z.object({
  version: z.int().min(1),
  clientSubmissionId: z.uuid(),
  pageNumber: z.int().min(1).max(10_000),
  durationMs: z.int().min(0),
})

export const keepDraft = defineEndpoint({
  method: 'POST',
  path: '/public/form/{key}/draft/keep',
  summary:
    'Leave what has been entered with the server, for a code by which it is gone on with elsewhere; a code given before for the same filling ends. Where the form’s settings allow it; the pass of the form’s password as X-Form-Pass',
  access: publicAccess,
  params: z.object({ key: formKeySchema }),
  body: keptSchema.extend({ answers: sentAnswersSchema }),
  cleansText: true,
  data: z.object({
    /** Eight letters and digits. */
    code: z.string(),
    /** Milliseconds since 1970, by the server's clock. */
    until: z.int(),
  }),
  // A class behind one address may stop all at once.
  limits: [
    { name: 'keep-draft', per: ['address', 'form'], capacity: 40, seconds: 600 },
    { name: 'keep-draft-form', per: ['form'], capacity: 600, seconds: 600 },
    guessedKeys,
  ],
})

export const fetchDraft = defineEndpoint({
  method: 'POST',
  path: '/public/form/{key}/draft/fetch',
  summary: 'What was left with the server under a code; its files may from now on be opened by this browser',
  access: publicAccess,
  params: z.object({ key: formKeySchema }),
  body: z.object({ code: z.string().max(40) }),
  data: keptSchema.extend({ answers: answersSchema, savedAt: z.int() }),
  limits: [
    { name: 'draft-code', per: ['address', 'form'], capacity: 10, seconds: 900, counts: 'failures' },
    { name: 'draft-code-address', per: ['address'], capacity: 50, seconds: 900, counts: 'failures' },
    guessedKeys,
  ],
})
export type KeptDraft = z.infer<typeof fetchDraft.data>
