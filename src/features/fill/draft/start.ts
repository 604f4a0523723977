import type { ComponentType } from 'react'
import type { Answers } from '#shared/form/definition'
import type { uploadWaiting } from '../files/upload-waiting.ts'
import type { AnswerLine } from '../filling/answer-lines.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Draft } from './draft.ts'
import type { DraftNoticeProps } from './draft-notice.tsx'
import { uuidV7 } from './uuid-v7.ts'

/** With what a respondent begins: an empty form, or what they left behind. */
export interface Start {
  readonly clientSubmissionId: string
  readonly answers: Answers
  readonly pageNumber: number
  /** Of pages whose time has begun to run. */
  readonly pageStarts?: Draft['pageStarts']
  readonly durationMs: number
  /** Frozen body of a submission that has not arrived. */
  readonly outbox: string | null
  readonly notice: DrawnNotice | null
  /** Sends the files among the answers that wait on the device; absent where none do. */
  readonly upload?: typeof uploadWaiting
  /** Answers the form of today cannot read. They stay with the draft: its next version may have their questions again. */
  readonly aside?: Answers
}

/** Where the answers on screen come from. */
export type StartNotice =
  | {
      readonly kind: 'restored'
      readonly savedAt: number
      /** Another one, begun in another tab and left behind there. */
      readonly other?: Draft | undefined
    }
  /** Left with the server, on another device. */
  | { readonly kind: 'carried'; readonly savedAt: number }
  | { readonly kind: 'formChanged' }
  /** The answers given last from this device. */
  | { readonly kind: 'last' }
  | { readonly kind: 'cleared'; readonly before: Answers }

/** What draws a notice comes with it: most respondents begin with an empty form. */
export interface DrawnNotice {
  readonly said: StartNotice
  /** Answers the form of today cannot read any more, as a person reads them. */
  readonly dropped: readonly AnswerLine[]
  readonly View: ComponentType<DraftNoticeProps>
}

/** What a respondent takes along: to a newer version of the form, past what kept them out, or from the last time. */
export interface Brought extends Pick<Start, 'clientSubmissionId' | 'answers' | 'durationMs'> {
  readonly notice: StartNotice | null
}

/**
 * Takes a submission id for this tab; false when another tab has it.
 * @param look only says whether it could be taken
 */
export type Claim = (clientSubmissionId: string, look?: 'look') => Promise<boolean>

export interface Left {
  readonly drafts: readonly Draft[]
  readonly brought: Brought | null
  /** What is brought, as a person reads it. */
  readonly lines: readonly AnswerLine[] | null
  readonly claim: Claim
}

/** A form in which nobody has entered anything yet. */
export const emptyStart = (form: FillForm, claim: Claim): Start => ({
  clientSubmissionId: newClaimedId(claim),
  answers: form.initial,
  pageNumber: 1,
  durationMs: 0,
  outbox: null,
  notice: null,
})

/** Ids this page has taken. */
export const taken = new Set<string>()

export const newClaimedId = (claim: Claim): string => {
  const id = uuidV7()
  taken.add(id)
  void claim(id)
  return id
}
