import { randomUUID } from 'node:crypto'
import type { FillRefusal } from '#shared/contract/fill-state'
import type { AnswerShares, SubmitReceipt, SubmitRefusal } from '#shared/contract/submission'
import type { PlainFilling, PlainStage, PlainState, PlainView } from '#shared/fill-page'
import type { Answers } from '#shared/form/definition'
import { questionsOf } from '#shared/form/visible-pages'
import { isMailAddress } from '#shared/mail-address'
import { AppError } from '../../../http/app-error.ts'
import type { Gates } from '../../../http/gates.ts'
import { message } from '../../../http/messages.ts'
import { plainWord } from '../../../plugins/fill-texts.ts'
import type { CompiledForms, CompiledVersion } from '../../form/compiled-forms.ts'
import { publicReply } from '../../form/public-reply.ts'
import type { FormService } from '../../form/service.ts'
import type { FormSettings } from '../../form/setting/service.ts'
import type { SendReceipt } from '../../receipt/ports.ts'
import type { Shares } from '../../statistics/shares.ts'
import type { SubmissionService } from '../../submission/service.ts'
import type { PostedPage } from './posted-page.ts'
import { readAnswers, readable } from './read-answers.ts'

export interface VisitDeps {
  readonly forms: FormService
  readonly versions: CompiledForms
  readonly submit: SubmissionService['submit']
  readonly shares: Shares
  readonly sendReceipt: SendReceipt
  readonly checkPassword: FormSettings['checkPassword']
  readonly gates: { readonly submit: Gates | null; readonly password: Gates | null; readonly receipt: Gates | null }
}

/** Somebody in front of a page without scripts. */
export interface Visitor {
  readonly key: string
  readonly ip: string
  readonly userAgent: string
  /** What stands behind the `?` of the address. */
  readonly query: URLSearchParams
  /** Of which they have sent so many answers before. */
  readonly sent: number
  /** For what the server says itself. */
  readonly language: string
}

/** What the next page shows. */
export type Shown = Pick<PlainView, 'form' | 'stage'>

type Found = Awaited<ReturnType<FormService['publicForm']>>

/** A respondent's way through a form where no script runs: each step is a page that is posted, and the next one. */
export const createVisits = ({ forms, versions, submit, shares, sendReceipt, checkPassword, gates }: VisitDeps) => {
  const find = ({ key, ip }: Visitor, pass: string | null): Promise<Found> =>
    forms.publicForm(key, { userId: null, pass, ip })

  const closed = (
    { key }: Visitor,
    found: Found | null,
    more: Partial<Extract<PlainStage, { at: 'closed' }>> = {},
  ): Shown => ({
    form: found && publicReply(key, found, noScripts),
    stage: { at: 'closed', failure: null, device: null, ...more },
  })
  /** As if it were open: what was decided is that it is. */
  const opened = ({ key }: Visitor, found: Found, compiled: CompiledVersion): NonNullable<Shown['form']> =>
    publicReply(key, { ...found, isCollecting: true, refusal: null, isReserved: false, compiled }, noScripts)

  const begin = (visitor: Visitor, found: Found, pass: string | null): Shown => {
    if (!isOpen(found)) return closed(visitor, found)
    const device = found.setting?.device
    if (device && visitor.sent >= device.max)
      return closed(visitor, { ...found, isCollecting: false }, { device: device.text })
    const filling = newFilling(found.compiled.version, { pass, channel: visitor.query.get('channel') })
    return {
      form: opened(visitor, found, found.compiled),
      stage: page(filling, { answers: null, page: 1, address: visitor.query.toString() }),
    }
  }

  const enter = async (visitor: Visitor, password: string): Promise<Shown> => {
    const { key, ip, userAgent, language } = visitor
    const body = { formKey: key, password }
    try {
      const admission = await gates.password?.({ ip, userAgent, userId: null, params: {}, body, slideCode: null })
      const pass = await checkPassword(key, password.slice(0, 200))
      await admission?.succeeded()
      return begin(visitor, await find(visitor, pass), pass)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return closed(visitor, await find(visitor, null), { failure: message(error.key, error.params, language) })
    }
  }

  /** A help, as on the page with scripts: what cannot be had is left out. */
  const sharesFor = (
    { key, language }: Visitor,
    { id }: PlainState,
    receipt: SubmitReceipt,
  ): Promise<AnswerShares | null> =>
    receipt.shares ? shares(key, { submission: id, language }).catch(() => null) : Promise.resolve(null)

  /** Counted as the call is by which a page with scripts asks. */
  const copied = async (
    { key, ip, userAgent, language }: Visitor,
    { id }: PlainState,
    typed: string,
  ): Promise<Extract<PlainStage, { at: 'submitted' }>['copy']> => {
    const to = typed.trim()
    if (!isMailAddress(to)) return { to, said: 'wrong' }
    try {
      const admission = await gates.receipt?.({
        ip,
        userAgent,
        userId: null,
        params: { key },
        body: null,
        slideCode: null,
      })
      const said = await sendReceipt(key, { submission: id, to, language })
      await admission?.succeeded()
      return { to, said }
    } catch (error) {
      if (error instanceof AppError) return { to, said: 'enough' }
      throw error
    }
  }

  /** Hands in what has been answered. */
  const send = async (
    visitor: Visitor,
    {
      found,
      compiled,
      state,
      answers,
      copyTo = null,
    }: { found: Found; compiled: CompiledVersion; state: PlainState; answers: Answers; copyTo?: string | null },
  ): Promise<Shown> => {
    const { key, ip, userAgent, language } = visitor
    const form = opened(visitor, found, compiled)
    const again = (more: Partial<Extract<PlainStage, { at: 'open' }>>): Shown => ({
      form,
      stage: { ...page(state, { answers, page: state.page }), ...more },
    })
    try {
      const body = { formKey: key }
      const admission = await gates.submit?.({ ip, userAgent, userId: null, params: {}, body, slideCode: null })
      const receipt = await submit({
        formKey: key,
        version: state.version,
        clientSubmissionId: state.id,
        answers,
        durationMs: Math.max(0, Math.round(Date.now() - state.startedAt)),
        channel: state.channel ?? undefined,
        pass: state.pass,
        userId: null,
        ip,
        userAgent,
        length: JSON.stringify(answers).length,
      })
      await admission?.succeeded()
      const { filling } = page(state, { answers, page: 1 })
      const copy = receipt.copy && copyTo !== null ? await copied(visitor, state, copyTo) : null
      const shares = await sharesFor(visitor, state, receipt)
      return { form, stage: { at: 'submitted', receipt, answers, filling, copy, shares } }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Whatever is wrong with the answers: nothing of a form is told to those who may not see it.
      if (!isOpen(found)) return closed(visitor, found)
      const refusal = refusalIn(error)
      if (!refusal) return again({ failure: message(error.key, error.params, language) })
      switch (refusal.reason) {
        case 'issues': {
          const wrong = compiled.form.pages.find((each) => questionsOf(each).some((id) => refusal.issues[id]?.length))
          return again({ issues: refusal.issues, page: wrong?.number ?? state.page })
        }
        case 'conflict':
          return {
            form,
            stage: { ...page({ ...state, id: randomUUID() }, { answers, page: state.page }), notice: 'conflict' },
          }
        case 'version':
          return changed(visitor, found, state, answers)
        case 'stopped':
        case 'refused':
          return closed(visitor, refused(found, refusal.refusal ?? null))
      }
    }
  }

  /** The form is another one by now; what can be kept, is. */
  const changed = (visitor: Visitor, found: Found, state: PlainState, answers: Answers): Shown => {
    const filling = { ...state, version: found.compiled.version }
    return {
      form: opened(visitor, found, found.compiled),
      stage: { ...page(filling, { answers: readable(found.compiled.form, answers), page: 1 }), notice: 'formChanged' },
    }
  }

  return {
    /** The first page. */
    open: async (visitor: Visitor): Promise<Shown> => begin(visitor, await find(visitor, null), null),

    /** What follows a page that was posted. @throws AppError notFound */
    step: async (visitor: Visitor, posted: PostedPage): Promise<Shown> => {
      const { state, step, fields } = posted
      if (posted.password !== null) return enter(visitor, posted.password)
      const found = await find(visitor, state?.pass ?? null)
      const compiled = state && (await versionOf(visitor.key, found, state.version))
      if (!state) {
        const shown = begin(visitor, found, null)
        if (shown.stage.at !== 'open') return shown
        const { answers } = readAnswers(found.compiled.form, { answers: {}, page: 1 }, fields)
        const failure = await plainWord(visitor.language, 'unreadable')
        return { ...shown, stage: { ...shown.stage, answers, failure } }
      }
      if (!compiled) return isOpen(found) ? changed(visitor, found, state, state.answers) : closed(visitor, found)

      // The page after submitting has no control of any question.
      if (step === 'copy')
        return send(visitor, { found, compiled, state, answers: state.answers, copyTo: posted.copyTo ?? '' })

      const read = readAnswers(compiled.form, state, fields)
      const { answers } = read
      // Sent again it is answered as before, also by a form that has closed since.
      if (step === 'submit' && !read.hasMore && !read.next)
        return send(visitor, { found, compiled, state: { ...state, page: read.page?.number ?? 1 }, answers })
      if (!isOpen(found)) return closed(visitor, found)
      const stay = page(state, { answers, page: read.page?.number ?? 1 })
      const form = opened(visitor, found, compiled)
      if (step === 'back') return { form, stage: { ...stay, page: read.back?.number ?? stay.page } }
      if (step !== 'next' && step !== 'submit') return { form, stage: stay }
      if (read.hasMore) return { form, stage: { ...stay, notice: 'more' } }
      const issues = read.session.validate({ now: Date.now() }, read.page)
      if (Object.keys(issues).length > 0) return { form, stage: { ...stay, issues } }
      return { form, stage: { ...stay, page: read.next?.number ?? stay.page } }
    },
  }

  /** Null: there is none. */
  async function versionOf(key: string, found: Found, version: number): Promise<CompiledVersion | null> {
    if (version === found.compiled.version) return found.compiled
    const state = await versions.state(key)
    return state && versions.version(state.formId, version)
  }
}

const isOpen = ({ isCollecting, refusal }: Found): boolean => isCollecting && refusal === null

const noScripts = () => []

const newFilling = (
  version: number,
  { pass, channel }: { pass: string | null; channel: string | null },
): PlainFilling => ({
  version,
  id: randomUUID(),
  startedAt: Date.now(),
  pass,
  channel: channel?.slice(0, 64) || null,
})

const page = (
  { version, id, startedAt, pass, channel }: PlainFilling,
  { answers, page, address = '' }: { answers: Answers | null; page: number; address?: string },
): Extract<PlainStage, { at: 'open' }> => ({
  at: 'open',
  filling: { version, id, startedAt, pass, channel },
  answers,
  address,
  page,
  issues: {},
  notice: null,
  failure: null,
})

const refused = (found: Found, refusal: FillRefusal | null): Found =>
  refusal ? { ...found, refusal } : { ...found, isCollecting: false }

/** What the submission service says of answers that it has not stored. */
const refusalIn = ({ data }: AppError): SubmitRefusal | null =>
  typeof data === 'object' && data !== null && 'reason' in data ? (data as SubmitRefusal) : null
