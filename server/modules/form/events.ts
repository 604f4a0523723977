// What happens to forms. Declared here, below all who listen.
import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'

/** The form takes answers to this version: newly published, or opened again. */
export const formPublished = defineEvent({
  kind: 'form.published',
  about: z.object({
    formId: z.string(),
    formKey: z.string(),
    version: z.int(),
    /** False when the version was published before. */
    isNew: z.boolean(),
  }),
})

/** The form takes no answers any more: stopped, or put into the recycle bin. */
export const formStopped = defineEvent({
  kind: 'form.stopped',
  about: z.object({ formId: z.string(), formKey: z.string() }),
})
