import type { Attempt } from '#shared/contract/attempt'
import { randomId } from '#shared/form/ids'

/** As many as a call may name. */
const most = 20

/**
 * The saves of one document or record: each is sent under an id of its own, with those of which nobody knows what became.
 * A save that was stored and whose answer was lost is then gone on from, and not taken for somebody else's.
 */
export class SaveAttempts {
  #unanswered: readonly string[] = []

  async run<Answer>(send: (attempt: Attempt) => Promise<Answer>): Promise<Answer> {
    const attempt = { id: randomId(16), unanswered: [...this.#unanswered] }
    this.#unanswered = [...this.#unanswered, attempt.id].slice(-most)
    const answer = await send(attempt)
    this.#unanswered = []
    return answer
  }
}
