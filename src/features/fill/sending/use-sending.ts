import { useCallback, useEffect, useRef, useState } from 'react'
import type { FillRefusal } from '#shared/contract/fill-state'
import type { SubmitReceipt, SubmitRefusal } from '#shared/contract/submission'
import type { Answers } from '#shared/form/definition'
import type { Call } from '../call/call.ts'
import { readPass } from '../call/pass.ts'
import type { Brought, Start } from '../draft/start.ts'
import type { OpenDraft } from '../draft/use-draft.ts'
import type { FillingRef } from '../files/upload-waiting.ts'
import type { Translate } from '../language/translator.ts'
import { type SubmitQueue, type SubmitState, startSubmitQueue } from './submit-queue.ts'

export type Phase =
  /** `failure`: why the last attempt to go on did not work, in words. */
  | { readonly at: 'filling'; readonly failure: string | null }
  /** First attempt; the form stays in view, frozen. */
  | { readonly at: 'sending' }
  | {
      readonly at: 'undelivered'
      readonly state: Extract<SubmitState, { status: 'sending' | 'waiting' }>
      /** What is sent before the answers. */
      readonly note?: string
    }
  /** Other answers were stored under this submission's id. */
  | { readonly at: 'conflict' }

export interface Sending {
  readonly phase: Phase
  /** Says why it does not go on; null takes that back. Always the same function. */
  readonly fail: (failure: string | null) => void
  /** Sends answers the form has accepted. */
  readonly send: (accepted: Answers) => Promise<void>
  readonly retryNow: () => void
}

export interface SendingOptions {
  readonly form: { readonly formKey: string; readonly version: number }
  readonly start: Start
  readonly draft: OpenDraft
  /** The filling its files belong to. */
  readonly files: FillingRef
  readonly call: Call
  readonly language: string
  readonly translate: Translate
  readonly channel: string | null
  readonly onAccepted: (receipt: SubmitReceipt) => void
  readonly onIssues: (issues: SubmitRefusal['issues']) => void
  /** The form takes no answers any more, or not these now; the draft stays on the device. */
  readonly onClosed: (state: 'stopped' | 'notFound' | FillRefusal, brought: Brought) => void
  /** The server knows another version by now; the answers go along. */
  readonly onOutdated: (brought: Brought) => void
}

/** The way of the answers to the server: frozen on the device first, then delivered, however long that takes. */
export const useSending = (options: SendingOptions): Sending => {
  const { form, start } = options
  // The network answers when it likes, such as after a switch of language.
  const latest = useRef(options)
  latest.current = options
  const [phase, setPhase] = useState<Phase>(
    start.outbox === null ? filling : { at: 'undelivered', state: { status: 'sending' } },
  )
  const queue = useRef<SubmitQueue>(null)

  /** It may take a while: that is told where it is told where the answers are. */
  const say = (note: string) => setPhase({ at: 'undelivered', state: { status: 'sending' }, note })
  const open = (to: Phase) => {
    setPhase(to)
    void latest.current.draft.freeze(null)
  }
  const bring = (notice: Brought['notice']): Brought => ({ ...latest.current.draft.current(), notice })
  const close = (state: 'stopped' | 'notFound' | FillRefusal) => {
    open(filling)
    latest.current.onClosed(state, bring(null))
  }
  const onState = (state: SubmitState) => {
    switch (state.status) {
      case 'sending':
        return setPhase((now) => (now.at === 'undelivered' ? { ...now, state } : { at: 'sending' }))
      case 'waiting':
        // From here on the answers may have to outlast a low disk; browsers that ask people, ask at a fitting moment.
        void navigator.storage?.persist?.().catch(() => false)
        return setPhase((now) => ({ ...now, at: 'undelivered', state }))
      case 'accepted':
        void latest.current.draft.clear()
        return latest.current.onAccepted(state.receipt)
      case 'gone':
        return close('notFound')
      case 'failed': {
        const { translate } = latest.current
        const failure = state.message
          ? translate('fill', 'page.notSubmitted', { reason: state.message })
          : translate('fill', 'page.notSubmittedUnknown')
        return open({ at: 'filling', failure })
      }
      case 'refused':
        return onRefused(state.refusal)
    }
  }
  const onRefused = (refusal: SubmitRefusal) => {
    switch (refusal.reason) {
      case 'issues':
        open(filling)
        return latest.current.onIssues(refusal.issues)
      case 'version':
        open(filling)
        return latest.current.onOutdated(bring({ kind: 'formChanged' }))
      case 'conflict':
        return open({ at: 'conflict' })
      default:
        return close(refusal.refusal ?? 'stopped')
    }
  }
  const deliver = (body: string) => {
    queue.current?.stop()
    queue.current = startSubmitQueue({
      body,
      send: async (frozen, signal) => {
        const { call, language, files, draft } = latest.current
        const ready = files.first ? await files.first(frozen, say, draft.freeze) : frozen
        if (typeof ready !== 'string') return ready
        return call('/user/form/data/public/create', { body: ready, signal, language })
      },
      onState,
    })
  }

  // What an earlier visit has frozen is delivered right away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; a new visit is a new component
  useEffect(() => {
    if (start.outbox !== null) deliver(start.outbox)
    return () => queue.current?.stop()
  }, [])

  return {
    phase,
    fail: useCallback((failure) => {
      setPhase((now) => {
        if (failure !== null) return { at: 'filling', failure }
        return now.at === 'filling' ? filling : now
      })
    }, []),
    async send(answers) {
      setPhase({ at: 'sending' })
      const { draft, channel } = latest.current
      const { clientSubmissionId, durationMs } = draft.current()
      const body = JSON.stringify({
        formKey: form.formKey,
        version: form.version,
        clientSubmissionId,
        answers,
        durationMs,
        ...(channel && { channel }),
        pass: readPass(form.formKey),
      })
      // On the device before it is on the way: whatever happens to the page now, the answers are not lost.
      await draft.freeze(body)
      deliver(body)
    },
    retryNow: () => queue.current?.retryNow(),
  }
}

const filling: Phase = { at: 'filling', failure: null }
