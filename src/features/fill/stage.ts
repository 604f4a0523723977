import type { SubmitReceipt } from '#shared/contract/submission'
import type { Text } from '#shared/form/definition'
import type { AnswerLine } from './answer-lines.ts'
import type { Draft } from './draft.ts'
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
  | {
      readonly at: 'closed'
      readonly state: 'stopped' | 'notFound'
      readonly title: Text
      /** Answers of this respondent lie on the device. */
      readonly kept: boolean
      /** What they are, when they were on screen a moment ago. */
      readonly lines: readonly AnswerLine[] | null
      readonly outcomes: Outcomes
    }
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
  mine: { readonly drafts: Promise<readonly Draft[]>; readonly brought: Brought | null; readonly claim: Claim },
): Promise<Stage> => {
  if (reply.state === 'failed') return { at: 'failed', cause: reply.cause }
  try {
    if (reply.state === 'notFound' || reply.data.state !== 'open' || !reply.data.definition) {
      const [outcomes, drafts] = await Promise.all([loadOutcomes(), mine.drafts])
      const kept = drafts.length > 0 || mine.brought !== null
      const closed =
        reply.state === 'notFound'
          ? { state: reply.state, title: {} }
          : { state: 'stopped' as const, title: reply.data.title }
      return { at: 'closed', ...closed, kept, lines: null, outcomes }
    }
    const filling = await loadFilling()
    const [form, drafts] = await Promise.all([filling.loadFillForm(reply), mine.drafts])
    return { at: 'open', form, filling, start: await filling.startOf(form.compiled, { ...mine, drafts }) }
  } catch (error) {
    // A part of the page did not come, or is of another build than the rest.
    reportError(error)
    return { at: 'failed', cause: 'page' }
  }
}
