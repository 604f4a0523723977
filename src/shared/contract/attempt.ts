// A save whose answer was lost, sent again, is nobody else's change.
import { z } from 'zod'

const idSchema = z.string().regex(/^[\w-]{8,64}$/)

/**
 * Made by the client, anew for each time it sends. The version a body names may be older than what is stored, if what is
 * stored is what one of the `unanswered` attempts made of that version.
 */
export const attemptSchema = z.object({
  id: idSchema,
  /** Attempts since the last answer, of which the client does not know what became. */
  unanswered: z.array(idSchema).max(20),
})

export type Attempt = z.infer<typeof attemptSchema>

/** Whether the newest version was made by whoever sends this, without their knowing. @param newest id of its attempt */
export const isOwnWork = (newest: string | null, attempt: Attempt | undefined): boolean =>
  newest !== null && attempt?.unanswered.includes(newest) === true
