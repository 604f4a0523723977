import type { SubmitReceipt } from '#shared/contract/submission'
import type { AnswerLine } from './answer-lines.ts'
import type { Closing } from './closed-stage.tsx'
import type { Draft, DraftStorage } from './draft.ts'
import type { DefinitionReply } from './fetch-definition.ts'
import type { FillForm } from './load-fill-form.ts'
import type { WornLook } from './look-context.ts'
import type { Claim } from './start.ts'
import type { Brought, Start } from './use-filling.ts'

/** Where a respondent's visit stands. */
export type Stage =
  | { readonly at: 'loading' }
  /** `page`: a part of the page itself did not arrive. */
  | { readonly at: 'failed'; readonly cause: 'network' | 'server' | 'page' }
  | { readonly at: 'closed'; readonly closing: Closing; readonly outcomes: Outcomes }
  | { readonly at: 'open'; readonly form: FillForm; readonly start: Start; readonly filling: Filling }
  | {
      readonly at: 'submitted'
      readonly form: FillForm
      readonly filling: Filling
      readonly receipt: SubmitReceipt
      readonly lines: readonly AnswerLine[]
      /** Null when they could not be fetched: the number is shown without them. */
      readonly outcomes: Outcomes | null
    }

type Filling = typeof import('./filling.ts')
/** Engine and form. First called before the first render, so that it travels beside the definition. */
export const loadFilling = (): Promise<Filling> => import('./filling.ts')

/** The theme of the form, in effect; null for the usual look, and where it could not be fetched: the form matters more. */
export const wearLook = async (reply: DefinitionReply): Promise<WornLook | null> => {
  const look = reply.state === 'ready' ? reply.data.look : null
  if (!look) return null
  return import('./look.tsx').then(({ wear }) => wear(look)).catch(noLook)
}

const noLook = (error: unknown): null => {
  reportError(error)
  return null
}

type Outcomes = typeof import('./outcomes.ts')
export const loadOutcomes = (): Promise<Outcomes> => import('./outcomes.ts')

/** What to show when the server has answered. */
export const stageOf = async (
  reply: DefinitionReply,
  mine: {
    readonly drafts: Promise<readonly Draft[]>
    readonly brought: Brought | null
    /** What is brought, as a person reads it. */
    readonly lines: readonly AnswerLine[] | null
    readonly claim: Claim
  },
): Promise<Stage> => {
  if (reply.state === 'failed') return { at: 'failed', cause: reply.cause }
  try {
    if (reply.state === 'notFound' || !reply.data.definition) {
      const [outcomes, drafts] = await Promise.all([loadOutcomes(), mine.drafts])
      return { at: 'closed', closing: outcomes.closingOf(reply, drafts, mine), outcomes }
    }
    const filling = await loadFilling()
    const [form, drafts] = await Promise.all([filling.loadFillForm(reply), mine.drafts])
    let { brought } = mine
    // Most forms ask for nothing that this device would have to remember.
    if (form.setting && !brought) {
      const outcomes = await loadOutcomes()
      const known = outcomes.fromMemory(form, drafts, () => filling.newClaimedId(mine.claim))
      if (known && 'state' in known) return { at: 'closed', closing: known, outcomes }
      brought = known
    }
    return { at: 'open', form, filling, start: await filling.startOf(form.compiled, { ...mine, brought, drafts }) }
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
