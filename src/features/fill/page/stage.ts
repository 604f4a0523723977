import type { SubmitReceipt } from '#shared/contract/submission'
import type { DefinitionReply } from '../call/fetch-definition.ts'
import type { Draft, DraftStorage } from '../draft/draft.ts'
import type { Brought, Claim, Start } from '../draft/start.ts'
import type { AnswerLine } from '../filling/answer-lines.ts'
import * as filling from '../filling/filling.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { loadLaterTexts } from '../language/texts.ts'
import type { Closing } from '../outcome/closed-stage.tsx'
import { allStyles } from '../sheet/all-styles.ts'
import type { WornLook } from '../sheet/look-context.ts'
import type { PageParts } from './page-parts.ts'

/** Where a respondent's visit stands. */
export type Stage =
  | { readonly at: 'loading' }
  /** `page`: a part of the page itself did not arrive. */
  | { readonly at: 'failed'; readonly cause: 'network' | 'server' | 'page' }
  | { readonly at: 'closed'; readonly closing: Closing; readonly outcomes: Outcomes }
  | { readonly at: 'open'; readonly form: FillForm; readonly start: Start }
  | {
      readonly at: 'submitted'
      readonly form: FillForm
      readonly receipt: SubmitReceipt
      readonly lines: readonly AnswerLine[]
      /** Null when they could not be fetched: the number is shown without them. */
      readonly outcomes: Outcomes | null
    }

/** The theme of the form, in effect; null for the usual look, and where it could not be fetched: the form matters more. */
export const wearLook = async (reply: DefinitionReply): Promise<WornLook | null> => {
  const look = reply.state === 'ready' ? reply.data.look : null
  if (!look) return null
  return import('../sheet/look.tsx').then(({ wear }) => wear(look)).catch(noLook)
}

const noLook = (error: unknown): null => {
  reportError(error)
  return null
}

type Outcomes = typeof import('../outcome/outcomes.ts')
/** With what they say in this language, and how they look. */
export const loadOutcomes = async (language: string): Promise<Outcomes> =>
  (await Promise.all([import('../outcome/outcomes.ts'), loadLaterTexts(language), allStyles()]))[0]

/** What a respondent has, and brings along. */
export interface Mine {
  readonly drafts: Promise<readonly Draft[]>
  readonly brought: Brought | null
  /** What is brought, as a person reads it. */
  readonly lines: readonly AnswerLine[] | null
  readonly claim: Claim
  readonly address: URLSearchParams
  readonly parts: PageParts
  /** In which they read the page. */
  readonly language: string
}

/** What to show when the server has answered. */
export const stageOf = async (reply: DefinitionReply, mine: Mine): Promise<Stage> => {
  if (reply.state === 'failed') return { at: 'failed', cause: reply.cause }
  try {
    if (reply.state === 'notFound' || !reply.data.definition) {
      const [outcomes, drafts] = await Promise.all([loadOutcomes(mine.language), mine.drafts])
      return { at: 'closed', closing: outcomes.closingOf(reply, drafts, mine), outcomes }
    }
    const [form, drafts] = await Promise.all([filling.loadFillForm(reply, mine.address, mine.parts), mine.drafts])
    let { brought } = mine
    // Most forms ask for nothing that this device would have to remember.
    if (form.setting && !brought) {
      const outcomes = await loadOutcomes(mine.language)
      const known = outcomes.fromMemory(form, drafts, () => filling.newClaimedId(mine.claim))
      if (known && 'state' in known) return { at: 'closed', closing: known, outcomes }
      brought = known
    }
    return { at: 'open', form, start: await filling.startOf(form, { ...mine, brought, drafts }, mine.language) }
  } catch (error) {
    // A part of the page did not come, or is of another build than the rest.
    reportError(error)
    return { at: 'failed', cause: 'page' }
  }
}

/** The storage of a form whose author wants nothing kept: what is there from before is read, nothing is added. */
export const addingNothing = (storage: DraftStorage): DraftStorage => ({
  ...storage,
  write: () => Promise.reject(),
  writeNow: () => undefined,
})
