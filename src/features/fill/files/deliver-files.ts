import type { SubmitRefusal } from '#shared/contract/submission'
import type { Answers } from '#shared/form/definition'
import type { Reply } from '../call/call.ts'
import { loadLaterTexts } from '../language/texts.ts'
import { exchanged, waitingIn } from './answer-files.ts'
import { type FilesOf, sendWaiting } from './waiting-files.ts'

export interface Delivery extends FilesOf {
  /** Tells the respondent what it waits for. */
  readonly say?: (note: string) => void
  /** Keeps the body as it goes out, before it does. */
  readonly keep: (body: string) => Promise<void>
}

/**
 * Sends the files that frozen answers name and that wait on this device, before the answers. The same files have the same
 * ids however often that is done, so the answers are the same each time.
 * @returns the body to send, or why it is not sent now
 */
export const filesFirst = async (
  body: string,
  delivery: Delivery,
): Promise<string | Exclude<Reply, { kind: 'ok' }>> => {
  const { say, keep, translate, language } = delivery
  // Frozen by this page (useSending).
  const frozen = JSON.parse(body) as { readonly answers: Answers }
  const waiting = waitingIn(frozen.answers)
  if (waiting.length === 0) return body
  await loadLaterTexts(language).catch(() => undefined)
  const issues: Record<string, SubmitRefusal['issues'][string]> = {}
  let { answers } = frozen
  let left = waiting.length
  for (const { questionId, id } of waiting) {
    say?.(translate('fill-later', 'file.first', { count: left }))
    const sent = await sendWaiting(id, delivery)
    switch (sent.kind) {
      case 'arrived':
        answers = { ...answers, [questionId]: exchanged(answers[questionId] ?? null, id, sent.file) ?? null }
        left--
        break
      case 'refused':
        issues[questionId] = [...(issues[questionId] ?? []), issueOf(sent.message, language)]
        break
      case 'closed':
        // Whoever may not send a file may not answer either, and hears why.
        return body
      default:
        return sent
    }
  }
  if (Object.keys(issues).length > 0)
    return { kind: 'refused', data: { reason: 'issues', issues } satisfies SubmitRefusal }
  const ready = JSON.stringify({ ...frozen, answers })
  await keep(ready)
  return ready
}

/** Said in the server's words, as far as it has any. */
export const issueOf = (message: string, language: string) => ({ code: 'file', text: { [language]: message } })
