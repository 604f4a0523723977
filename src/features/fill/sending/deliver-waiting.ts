import { waitingMark } from '#shared/waiting-file'
import type { Call, Reply } from '../call/call.ts'
import type { Draft, DraftStorage } from '../draft/draft.ts'
import type { Claim } from '../draft/start.ts'
import { loadFiles } from '../files/load-files.ts'
import type { Translate } from '../language/translator.ts'
import type { startSubmitQueue } from './submit-queue.ts'

export interface WaitingOptions {
  readonly formKey: string
  readonly storage: DraftStorage
  readonly claim: Claim
  readonly call: Call
  readonly language: string
  readonly translate: Translate
  /** As the form itself delivers: handed in, so that a screen of a form that is closed does not bring it along. */
  readonly startQueue: typeof startSubmitQueue
  /** How many of them have not arrived; told again whenever that changes. */
  readonly onLeft: (count: number) => void
}

/**
 * A device may hold several answers that have not arrived, each from a tab of its own. Once one has, the others are
 * delivered, one after the other. What the server refuses stays on the device: it is opened the next time, and the person
 * is told why.
 */
export const deliverWaiting = async (options: WaitingOptions) => {
  const { formKey, storage, claim, onLeft } = options
  const waiting: Draft[] = []
  for (const draft of await storage.ofForm(formKey).catch(() => []))
    if (draft.outbox !== null && (await claim(draft.clientSubmissionId))) waiting.push(draft)
  let left = waiting.length
  if (left > 0) onLeft(left)
  for (const draft of waiting) {
    const { clientSubmissionId } = draft
    if (!(await isAccepted(draft, options))) continue
    await storage.remove(clientSubmissionId).catch(() => undefined)
    onLeft(--left)
  }
}

const isAccepted = (draft: Draft, options: WaitingOptions) =>
  new Promise<boolean>((resolve) => {
    const { call, language, startQueue } = options
    startQueue({
      body: draft.outbox ?? '',
      send: async (frozen, signal) => {
        const ready = await withFiles(frozen, draft, options).catch((): Reply => ({ kind: 'unreachable' }))
        return typeof ready === 'string'
          ? call('/user/form/data/public/create', { body: ready, signal, language })
          : ready
      },
      onState: ({ status }) => {
        if (status !== 'sending' && status !== 'waiting') resolve(status === 'accepted')
      },
    })
  })

/** Files that wait for the network go before the answers that name them. */
const withFiles = async (frozen: string, draft: Draft, options: WaitingOptions): Promise<string | Reply> => {
  if (!frozen.includes(waitingMark)) return frozen
  const { filesFirst } = await loadFiles()
  const form = { formKey: options.formKey, keeps: true }
  return filesFirst(frozen, { ...options, form, keep: (outbox) => options.storage.write({ ...draft, outbox }) })
}
