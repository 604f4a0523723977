// What happens to answers. They are stored by the submission module; here, because the list of forms says how many there are.
import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'

const record = z.object({ formId: z.string(), submissionId: z.string(), version: z.int() })

export const answerStored = defineEvent({ kind: 'answer.stored', about: record })

/** Other answers, or another outcome of the form's mode. */
export const answerChanged = defineEvent({ kind: 'answer.changed', about: record.extend({ revision: z.int() }) })

/** Deleted by somebody. When a form is purged, all that is known of it goes at once and in silence. */
export const answerRemoved = defineEvent({ kind: 'answer.removed', about: record })
