import type { z } from 'zod'
import type { publicForm, publicTexts } from './contract/form.ts'
import type { ReceiptOutcome } from './contract/receipt.ts'
import type { AnswerShares, SubmitReceipt } from './contract/submission.ts'
import type { Answers, Text } from './form/definition.ts'
import type { Issue } from './form/issue.ts'

/** What the server puts into a page that it makes (docs/adr/0045), as data that nothing runs. */
export interface GivenPage {
  /** What a stranger gets of the form; null: there is none. */
  readonly form: Omit<DataOf<typeof publicForm>, 'serverTime'> | null
  /** Whoever asks gets the same, with or without a password or a session. */
  readonly isForEverybody: boolean
  /** It was made for somebody who reads this. */
  readonly language: string
  /** Of the page itself, best first. */
  readonly texts: readonly DataOf<typeof publicTexts>[]
  /** Of the types of the form. */
  readonly typeTexts: DataOf<typeof publicTexts> | null
  /** With what the form was drawn by the server; null where it was not, or is not open. */
  readonly drawn: {
    readonly answers: Answers
    /** Of the languages there is a choice of, by code. */
    readonly languageNames: Readonly<Record<string, string>>
  } | null
}

/** The first view of a page as the server draws it. */
export interface DrawnPage {
  readonly html: string
  /** What stands in style attributes while scripts draw: the policy of a page allows none in its text. */
  readonly css: string
  readonly answers: Answers | null
}

export type DrawPage = (given: Omit<GivenPage, 'drawn'>) => Promise<DrawnPage>

/** A page for browsers that run no script: it is posted, and answered by the next one (docs/adr/0051). */
export interface PlainView extends Pick<GivenPage, 'form' | 'language' | 'texts' | 'typeTexts'> {
  /** Where it is posted. */
  readonly action: string
  /** Where somebody begins anew. */
  readonly start: string
  readonly stage: PlainStage
}

export type PlainStage =
  | {
      readonly at: 'open'
      readonly filling: PlainFilling
      /** Null: as an empty form begins, with what the address of the page brings along. */
      readonly answers: Answers | null
      readonly address: string
      /** The page to show, or the one before it that has something to show. */
      readonly page: number
      readonly issues: Readonly<Record<string, readonly Issue[]>>
      /** `more`: answers have made questions appear. */
      readonly notice: 'more' | 'formChanged' | 'conflict' | null
      /** Why the last step was not done, in words. */
      readonly failure: string | null
    }
  | {
      readonly at: 'submitted'
      readonly receipt: SubmitReceipt
      readonly answers: Answers
      /** Sent again it is answered as before, and may ask for a copy. */
      readonly filling: PlainFilling
      /** What became of a copy that was asked for; null: none was. */
      readonly copy: { readonly to: string; readonly said: ReceiptOutcome | 'wrong' } | null
      /** How everybody has answered so far, where the author shows it. */
      readonly shares: AnswerShares | null
    }
  /** Not open, or not for this person. */
  | {
      readonly at: 'closed'
      /** Why a step could not be done at all, in words. */
      readonly failure: string | null
      /** This device has given as many answers as the author wants of one; the author's words. */
      readonly device: Text | null
    }

/** What goes along from page to page, beside the answers: nothing of it is believed. */
export interface PlainFilling {
  readonly version: number
  /** Of the submission that will come of it, so that a page that is posted twice is stored once. */
  readonly id: string
  readonly startedAt: number
  /** Proof of the form's password. */
  readonly pass: string | null
  readonly channel: string | null
}

/** What travels in a posted page. */
export interface PlainState extends PlainFilling {
  /** The page whose controls come along. */
  readonly page: number
  /** Those of all pages, as far as they were known when the page was drawn. */
  readonly answers: Answers
}

/** Names of controls that belong to no question. */
export const plainFields = {
  state: '@state',
  step: '@step',
  language: '@language',
  password: '@password',
  copyTo: '@copy-to',
} as const

export const plainSteps = ['next', 'back', 'submit', 'copy', 'language'] as const
export type PlainStep = (typeof plainSteps)[number]

export type DrawPlain = (view: PlainView) => Promise<Omit<DrawnPage, 'answers'>>

type DataOf<E extends { readonly data: z.ZodType }> = z.infer<E['data']>
