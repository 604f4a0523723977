// Records from the respondent's click to the database, and what the form's people do with them later.

import type { ServerServices } from '#sdk/server'
import { type Attempt, isOwnWork } from '#shared/contract/attempt'
import type { FillRefusal } from '#shared/contract/fill-state'
import { formStatus } from '#shared/contract/form'
import { isLimited } from '#shared/contract/form-setting'
import { maxSelected, type SubmitReceipt, type SubmitRefusal } from '#shared/contract/submission'
import type { Answers, Json } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { asStored } from '#shared/form/upgrade'
import type { Database, Transaction } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError } from '../../http/field-error.ts'
import { storableText } from '../../http/storable.ts'
import { canonicalJson, sha256Hex } from '../../kernel/canonical-json.ts'
import { emit } from '../event/emit.ts'
import type { AnswerClaims, Bind } from '../form/answer-claims.ts'
import { answerChanged, answerRemoved } from '../form/answer-events.ts'
import type { CompiledForms, CompiledVersion, FormState } from '../form/compiled-forms.ts'
import { findName } from '../form/repository.ts'
import { limitRefusal, refusalOf } from '../form/setting/may-fill.ts'
import { audit } from '../system/audit-repository.ts'
import { storeCounted } from './counted.ts'
import { createSubmissionQueue, type SubmissionQueueOptions } from './group-commit.ts'
import { type Judged, judged, judgeLater } from './judge-again.ts'
import { lookedUp } from './looked-up.ts'
import { type Matching, matchesAll, type SortRule } from './matching-repository.ts'
import { schedulerOf } from './plugin-jobs.ts'
import { dropHolds, pluginState } from './plugin-state-repository.ts'
import type { AnswerFiles } from './ports.ts'
import * as repository from './repository.ts'
import { type StoreOutcome, storeAll } from './store.ts'

export interface SubmissionServiceDeps {
  readonly db: Database
  readonly log: { readonly error: (details: object, message: string) => void }
  readonly forms: CompiledForms
  readonly services: ServerServices
  /** Whoever keeps the files of records. */
  readonly answerFiles: () => readonly AnswerFiles[]
  /** Takes records out of the counters, in the caller's transaction. */
  readonly uncount: (trx: Transaction, formId: string, ids: readonly string[]) => Promise<void>
  /** Removes stored bytes; called after the rows are gone. */
  readonly files: {
    readonly takeOfSubmissions: (trx: Transaction, formId: string, ids: readonly string[]) => Promise<readonly string[]>
    readonly removeContent: (ids: readonly string[]) => Promise<void>
  }
  /** Whether mail is set up. */
  readonly canMail: () => Promise<boolean>
  readonly queue?: SubmissionQueueOptions
}

export interface SubmitCall {
  readonly formKey: string
  readonly version: number
  readonly clientSubmissionId: string
  readonly answers: Readonly<Record<string, Json>>
  readonly durationMs?: number | undefined
  readonly channel?: string | undefined
  /** Proof of the form's password. */
  readonly pass?: string | null | undefined
  /** From the session, never from the body (T24). */
  readonly userId: string | null
  readonly ip: string
  readonly userAgent: string
  /** Characters it was sent in. */
  readonly length: number
}

export const createSubmissionService = (deps: SubmissionServiceDeps) => {
  const { db, log, forms, services, answerFiles, uncount, files, canMail } = deps
  const reading = { db, versionsOf: forms.versions }
  const queue = createSubmissionQueue(db, deps.queue)

  /** A submission that cannot be stored now may be a repetition of one that was. */
  const earlierOr = async (
    compiled: CompiledVersion,
    { state, clientSubmissionId, contentHash }: Sending,
    refusal: () => AppError,
  ): Promise<SubmitReceipt> => {
    const [earlier] = await repository.findByClientIds(db, [{ formId: state.formId, clientSubmissionId }])
    if (!earlier) throw refusal()
    if (earlier.contentHash !== contentHash) throw refused('conflict')
    return receiptWith(compiled, state, earlier)
  }

  /** A record as its version's questions read it today. */
  const readRow = async (
    formId: string,
    { answerSteps, ...row }: repository.SubmissionRow,
  ): Promise<SubmissionRecord> => {
    const stored = { answers: row.answers, answerSteps }
    const compiled = await forms.version(formId, row.version)
    return { ...row, answers: compiled ? compiled.answersOf(stored) : asStored(stored) }
  }

  /** What the claims of a record work with; `filling` where a respondent has just filled it in. */
  const bindOf =
    (
      trx: Transaction,
      { formId, submissionId, filling }: { formId: string; submissionId: string; filling?: string },
    ): Bind =>
    ({ id: questionId, type }) => {
      const named = (ids: readonly string[]) => ({ formId, submissionId, questionId, ids })
      return {
        submissionId,
        state: pluginState(trx, { formId, questionId }, filling === undefined ? null : { filling }),
        schedule: schedulerOf(trx, { formId, questionId, type }),
        files: {
          claim: async (ids) => {
            for (const keeper of answerFiles()) if (!(await keeper.claim(trx, named(ids)))) return false
            return true
          },
          release: async (ids) => {
            for (const keeper of answerFiles()) await keeper.release(trx, named(ids))
          },
        },
      }
    }

  /** A record without what its form's mode should have made of it is somebody's to look into. */
  const logFailure = ({ failure }: Judged, compiled: CompiledVersion, formId: string, submissionId: string): void => {
    if (failure === null) return
    const mode = compiled.publicDefinition.mode.id
    log.error({ formId, mode, submissionId, reason: failure }, 'a mode failed to judge answers')
  }

  /** Stores one in a transaction of its own, for there is more to do in it. */
  const storeAlone = async (
    submission: repository.NewSubmission,
    { claims, accepted, assigned, verdict }: Claiming & { verdict: Judged },
  ): Promise<StoreOutcome> =>
    retryDeadlocks(() =>
      db.transaction().execute(async (trx) => {
        const [outcome] = await (submission.isLimited ? storeCounted : storeAll)(trx, [submission])
        if (outcome?.kind !== 'stored' || outcome.isRepetition) return outcome ?? { kind: 'stopped' }
        const { formId } = submission
        const filling = submission.clientSubmissionId.toLowerCase()
        const record = { formId, submissionId: outcome.submission.id }
        if (claims) {
          const bind = bindOf(trx, { ...record, filling })
          const issues = await claims.claim(accepted, bind)
          if (Object.keys(issues).length > 0) throw refused('issues', issues)
          if (assigned.length > 0) {
            const made = await claims.assign(assigned, bind)
            if (Object.keys(made.issues).length > 0) throw refused('issues', made.issues)
            const answers = canonicalJson({ ...accepted, ...made.answers })
            await repository.completeAnswers(trx, { formId, id: record.submissionId, answers })
          }
          // What was held and not taken after all is free for others.
          await dropHolds(trx, formId, filling)
        }
        if (verdict.failure !== null) await judgeLater(trx, record.formId, record.submissionId)
        return outcome
      }),
    )

  /** The receipt, with what respondents are told of the answers that the server made, and of everybody's. */
  const receiptWith = async (
    { claims, answersOf, shared }: CompiledVersion,
    { formKey, setting }: FormState,
    stored: repository.StoredSubmission,
  ): Promise<SubmitReceipt> => {
    const row = claims?.assigns ? await repository.findSubmission(db, stored.formId, stored.id) : null
    const told = row && claims ? claims.told(answersOf(row)) : {}
    return {
      ...receiptOf(stored),
      ...(Object.keys(told).length > 0 && { assigned: { ...told } }),
      ...(shared.length > 0 && { shares: `/public/form/${formKey}/shares/${stored.clientSubmissionId}` }),
      ...(setting?.after.copy &&
        (await canMail()) && { copy: `/public/form/${formKey}/receipt/${stored.clientSubmissionId}` }),
    }
  }

  /** Records that are about to go give back what they hold. */
  const releaseAll = async (trx: Transaction, formId: string, ids: readonly string[]): Promise<void> => {
    for (const version of await repository.versionsOf(trx, formId, ids)) {
      const compiled = await forms.version(formId, version)
      if (!compiled?.claims) continue
      for (const row of await repository.findAnswers(trx, { formId, ids, version }))
        await compiled.claims.release(compiled.answersOf(row), bindOf(trx, { formId, submissionId: row.id }))
    }
  }

  return {
    /**
     * Judges and stores answers. The same call again, in parallel or later, answers the same and stores nothing twice.
     *
     * @throws AppError 510 with a `SubmitRefusal`
     */
    submit: async (call: SubmitCall): Promise<SubmitReceipt> => {
      const state = await forms.state(call.formKey)
      if (!state || state.publishedVersion === null) throw new AppError('notFound')
      const compiled = await forms.version(state.formId, call.version)
      if (!compiled) throw refused('version')
      requireFitting(call, compiled)

      const { ok, accepted, issues, dropped, assigned = [], text: answers } = judge(compiled, call.answers)
      const contentHash = sha256Hex(`${call.formKey}\n${call.version}\n${answers}`)
      const again = { state, clientSubmissionId: call.clientSubmissionId, contentHash }
      // A form in the recycle bin is none, here as when it is opened.
      if (state.recycled) return earlierOr(compiled, again, () => new AppError('notFound'))
      if (state.status !== formStatus.collecting) return earlierOr(compiled, again, () => refused('stopped'))
      if (call.version < state.publishedVersion && (await repository.isOutOfGrace(db, state.formId, call.version)))
        return earlierOr(compiled, again, () => refused('version'))
      const refusal = refusalOf(state, call)
      if (refusal) return earlierOr(compiled, again, () => refused('refused', {}, refusal))
      if (!ok) return earlierOr(compiled, again, () => refused('issues', issues))
      const more = await compiled.serverCheck?.(accepted, { userId: call.userId, services })
      if (more && Object.keys(more).length > 0) return earlierOr(compiled, again, () => refused('issues', more))

      const verdict = judged(compiled, accepted)
      const submission: repository.NewSubmission = {
        formId: state.formId,
        version: call.version,
        clientSubmissionId: call.clientSubmissionId,
        contentHash,
        answers,
        answerSteps: compiled.answerSteps && JSON.stringify(compiled.answerSteps),
        outcome: verdict.outcome,
        dropped: dropped.length === 0 ? null : JSON.stringify(dropped),
        userId: call.userId,
        durationMs: call.durationMs === undefined || call.durationMs > maxDuration ? null : call.durationMs,
        ip: call.ip,
        userAgent: storableText(call.userAgent),
        channel: call.channel ?? '',
        isLimited: limited(state),
      }
      const claims = assigned.length > 0 || compiled.claims?.concerns(accepted) ? compiled.claims : null
      const store = (prepared: repository.NewSubmission) =>
        claims || verdict.failure !== null
          ? storeAlone(prepared, { claims, accepted, assigned, verdict })
          : queue.store(prepared)
      let outcome = await store(submission)
      let now = state
      if (outcome.kind === 'stopped') {
        // Closed, or limited, since this process looked last.
        forms.forget(call.formKey)
        now = (await forms.state(call.formKey)) ?? state
        if (limited(now) && !submission.isLimited) outcome = await store({ ...submission, isLimited: true })
      }
      if (outcome.kind === 'conflict') throw refused('conflict')
      if (outcome.kind === 'stopped') throw now.recycled ? new AppError('notFound') : refused('stopped')
      if (outcome.kind === 'limit') {
        if (!now.setting) throw refused('stopped')
        throw refused('refused', {}, limitRefusal(now.setting, outcome.limit, new Date()))
      }
      if (!outcome.isRepetition) logFailure(verdict, compiled, state.formId, outcome.submission.id)
      return receiptWith(compiled, now, outcome.submission)
    },

    /** One page of records, newest first unless sorted. `current` counts from 0. */
    query: async (
      formId: string,
      {
        current,
        size,
        sort,
        ...wanted
      }: Matching & { current: number; size: number; sort?: readonly SortRule[] | undefined },
    ) => {
      const which = await lookedUp(reading, formId, wanted, sort)
      const [rows, total] = await Promise.all([
        repository.listSubmissions(db, { ...which, formId, sort, size, offset: current * size }),
        matchesAll(which) ? repository.countSubmissions(db, formId) : repository.countMatching(db, formId, which),
      ])
      return { rows: await Promise.all(rows.map((row) => readRow(formId, row))), total }
    },

    /** Ids of all records that match, newest first, at most `maxSelected`. */
    matchingIds: async (formId: string, which: Matching): Promise<string[]> => {
      return repository.matchingSubmissionIds(db, {
        ...(await lookedUp(reading, formId, which)),
        formId,
        limit: maxSelected,
      })
    },

    details: async (formId: string, id: string): Promise<SubmissionRecord & { readonly changedBy: string }> => {
      const row = await repository.findSubmission(db, formId, id)
      if (!row) throw new AppError('notFound')
      const record = await readRow(formId, row)
      return { ...record, changedBy: await repository.findChangedBy(db, formId, id) }
    },

    /**
     * Replaces the answers of a record, judged under the version it names.
     *
     * @returns the new revision
     * @throws AppError 510 with a `SubmitRefusal`: `conflict` when somebody else has changed the record since
     */
    update: async (change: {
      formId: string
      id: string
      revision: number
      answers: Readonly<Record<string, Json>>
      attempt?: Attempt | undefined
      userId: string
      ip: string
    }): Promise<number> => {
      const { formId, id, userId, ip } = change
      const stored = await repository.findSubmission(db, formId, id)
      if (!stored) throw new AppError('notFound')
      const compiled = await forms.version(formId, stored.version)
      if (!compiled) throw refused('version')
      const before = { ...stored, answers: compiled.answersOf(stored) }
      // As of the day it was made: a date that had to be in the future then may be past by now.
      const now = before.submittedAt.getTime()
      const judgement = judge(compiled, withKept(compiled, before.answers, change.answers), now)
      if (!judgement.ok) throw refused('issues', judgement.issues)
      // What the server made is the record's for good.
      const accepted = { ...judgement.accepted, ...assignedOf(compiled, before.answers) }
      const text = canonicalJson(accepted)
      // What nobody touched was right when it was given, even if the person it names has left since.
      const changed = Object.fromEntries(
        Object.entries(accepted).filter(([id, answer]) => canonicalJson(answer) !== canonicalJson(before.answers[id])),
      )
      const more = await compiled.serverCheck?.(changed, { userId, services })
      if (more && Object.keys(more).length > 0) throw refused('issues', more)
      const verdict = judged(compiled, accepted)
      const revision = await retryDeadlocks(() =>
        db.transaction().execute(async (trx) => {
          const row = await repository.findSubmission(trx, formId, id, true)
          if (!row) throw new AppError('notFound')
          if (row.revision !== change.revision && !isOwnWork(row.attempt, change.attempt)) throw refused('conflict')
          if (compiled.claims) {
            const { gone, come } = differenceOf(compiled.answersOf(row), accepted)
            const bind = bindOf(trx, { formId, submissionId: id })
            // First what is given back: an answer may take again what it had.
            await compiled.claims.release(gone, bind)
            const unclaimable = await compiled.claims.claim(come, bind)
            if (Object.keys(unclaimable).length > 0) throw refused('issues', unclaimable)
          }
          const subjectName = (await findName(trx, formId)) ?? ''
          const detail = { serialNumber: row.serialNumber }
          await audit(trx, { userId, ip, action: 'data.update', subject: formId, subjectName, detail })
          // Raw answers of types that are not installed have seen what they had.
          const steps = { ...row.answerSteps, ...compiled.answerSteps }
          const answerSteps = Object.keys(steps).length === 0 ? null : JSON.stringify(steps)
          const { outcome } = verdict
          if (verdict.failure !== null) await judgeLater(trx, formId, id)
          const attempt = change.attempt?.id ?? null
          const changed = { formId, id, answers: text, answerSteps, outcome, userId, attempt }
          const revision = await repository.updateAnswers(trx, changed)
          await emit(trx, answerChanged, [{ formId, submissionId: id, version: row.version, revision }])
          return revision
        }),
      )
      logFailure(verdict, compiled, formId, id)
      return revision
    },

    /** Deletes records with their files and takes them out of the figures at once. @returns how many there were */
    remove: async (formId: string, ids: readonly string[], by: { userId: string; ip: string }): Promise<number> => {
      // Giving back meets those who take the same keys in the order of their own forms.
      const { removed, orphans } = await retryDeadlocks(() =>
        db.transaction().execute(async (trx) => {
          await uncount(trx, formId, ids)
          const orphans = await files.takeOfSubmissions(trx, formId, ids)
          await releaseAll(trx, formId, ids)
          const serialNumbers = await repository.findSerialNumbers(trx, { formId, ids, limit: mostNamed })
          const removed = await repository.deleteSubmissions(trx, formId, ids)
          const events = removed.map(({ id, version }) => ({ formId, submissionId: id, version }))
          await emit(trx, answerRemoved, events)
          const subjectName = (await findName(trx, formId)) ?? ''
          const detail = { records: removed.length, serialNumbers }
          if (removed.length > 0)
            await audit(trx, { ...by, action: 'data.delete', subject: formId, subjectName, detail })
          return { removed, orphans }
        }),
      )
      await files.removeContent(orphans)
      return removed.length
    },

    queue,
  }
}

/** A record with its answers in today's shape. */
export type SubmissionRecord = Omit<repository.SubmissionRow, 'answers' | 'answerSteps'> & { readonly answers: Answers }
export type SubmissionService = ReturnType<typeof createSubmissionService>

/**
 * Reading and judging what nobody asked costs as much as what somebody did, so it is refused before.
 *
 * @throws AppError for more answers than the form has questions, or more text than they take
 */
const requireFitting = ({ answers, length }: SubmitCall, { questions }: CompiledVersion): void => {
  if (length > Math.max(usualLength, questions.size * lengthPerQuestion))
    // With data: sent again it is refused again, which a fault without data does not say.
    throw new AppError('failed', 'request.tooLarge', {}, { place: 'body', fieldErrors: [] })
  // A page that was opened before the form changed may hold a few answers to questions that are gone.
  if (Object.keys(answers).length > questions.size + 100)
    throw fieldError('answers', 'request.invalidField', { field: 'answers' })
}

const usualLength = 256 * 1024
const lengthPerQuestion = 8 * 1024

/** The engine's verdict, and the accepted answers as canonical JSON. */
const judge = (compiled: CompiledVersion, answers: Readonly<Record<string, Json>>, now = Date.now()) => {
  const outcome = compiled.form.submit(answers, { now })
  return { ...outcome, text: canonicalJson(outcome.accepted) }
}

/** Answers nobody can edit here stay: those of hidden questions, and of types this installation does not have. */
const withKept = (
  compiled: CompiledVersion,
  before: Answers,
  answers: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> => {
  const kept: Record<string, Json> = { ...answers }
  for (const [id, answer] of Object.entries(before))
    if (!Object.hasOwn(kept, id) && compiled.form.question(id)?.known === false) kept[id] = answer
  return kept
}

/** Answers that the server made when the record was stored. */
const assignedOf = ({ form }: CompiledVersion, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => form.question(id)?.traits.assigned))

/** Answers that are other ones now: as they were, and as they are. */
const differenceOf = (before: Answers, after: Answers): { gone: Answers; come: Answers } => {
  const isOther = (id: string) =>
    before[id] === undefined || after[id] === undefined || canonicalJson(before[id]) !== canonicalJson(after[id])
  const others = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([id]) => isOther(id)))
  return { gone: others(before), come: others(after) }
}

/** What storing a record takes and makes besides. */
interface Claiming {
  readonly claims: AnswerClaims | null
  readonly accepted: Answers
  /** Questions whose answers the server makes. */
  readonly assigned: readonly string[]
}

const limited = ({ setting }: FormState): boolean => setting !== null && isLimited(setting)

const refused = (
  reason: SubmitRefusal['reason'],
  issues: Readonly<Record<string, readonly Issue[]>> = {},
  refusal?: FillRefusal,
): AppError => {
  const data: SubmitRefusal = {
    reason,
    issues: Object.fromEntries(Object.entries(issues).map(([id, list]) => [id, list.map(plainIssue)])),
    ...(refusal && { refusal }),
  }
  return new AppError('bodyAsIs', refusalKeys[reason], {}, data)
}

const refusalKeys = {
  issues: 'submission.refused',
  stopped: 'submission.stopped',
  conflict: 'submission.conflict',
  version: 'submission.version',
  refused: 'submission.notAllowed',
} as const

/** A submission by what tells it from others. */
interface Sending {
  readonly state: FormState
  readonly clientSubmissionId: string
  readonly contentHash: string
}

const plainIssue = ({ code, path, params, text }: Issue): SubmitRefusal['issues'][string][number] => ({
  code,
  ...(path && { path: [...path] }),
  ...(params && { params: { ...params } }),
  ...(text && { text: { ...text } }),
})

const receiptOf = ({ id, serialNumber, submittedAt }: repository.StoredSubmission): SubmitReceipt => ({
  id,
  serialNumber: Number(serialNumber),
  submittedAt: submittedAt.toISOString(),
})

/** Of deleted records, in an entry of the audit log. */
const mostNamed = 100

/** A day. What says it took longer did not measure anything, and one of it would spoil every mean. */
const maxDuration = 24 * 60 * 60 * 1000
