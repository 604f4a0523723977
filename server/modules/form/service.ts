// Forms from idea to published version. Who may do it has been decided before a call comes here.
import type { AnyQuestionType } from '#sdk'
import type { ServerFacts } from '#sdk/server'
import type { Attempt } from '#shared/contract/attempt'
import { type closedReasons, type Finding, formStatus } from '#shared/contract/form'
import { emptyDefinition, type FormDefinition, type Json, type Question } from '#shared/form/definition'
import { findingsOf } from '#shared/form/findings'
import { newFormKey } from '#shared/form/ids'
import { re2Patterns } from '#shared/form/pattern-re2'
import { pickText, withWording } from '#shared/form/text'
import type { StoredDefinition } from '#shared/form/upgrade'
import type { Database, Transaction } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { message } from '../../http/messages.ts'
import type { ActName } from '../../kernel/audit.ts'
import { canonicalHash } from '../../kernel/canonical-json.ts'
import { definitions, resolveType, serverHalves } from '../../plugins/question-types.ts'
import { emit } from '../event/emit.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import type { CompiledForms } from './compiled-forms.ts'
import { idsOf, questionIdsOf, withFreshIds } from './definition-ids.ts'
import { formPublished, formStopped } from './events.ts'
import { checkMode } from './form-mode.ts'
import * as repository from './repository.ts'
import { fillSettingOf, type Respondent, reachedLimit, refusalOf, wayIn } from './setting/may-fill.ts'
import { copySetting } from './setting/repository.ts'
import { openingAt } from './setting/window.ts'
import { readDefinition, readVersions } from './stored-form.ts'
import { copyTheme } from './theme/repository.ts'
import { checkOptions } from './type-options.ts'

export interface FormServiceDeps {
  readonly db: Database
  readonly forms: CompiledForms
  /** What an administrator has set up, for types that need it. */
  readonly facts: () => Promise<ServerFacts>
  /** Removes the stored bytes of every file of a form; called after its rows are gone. */
  readonly files: {
    /** Ids of the form's files; asked inside the transaction that deletes the rows. */
    readonly idsOfForm: (db: Transaction, formId: string) => Promise<readonly string[]>
    readonly removeContent: (ids: readonly string[]) => Promise<void>
  }
}

export type DraftSave =
  | { readonly conflict: false; readonly revision: number; readonly findings: readonly Finding[] }
  | { readonly conflict: true; readonly revision: number }

/** A draft as it is read, with the state of its form. */
type Draft = Omit<repository.DraftRow, 'definition'> & { readonly definition: FormDefinition }

/** Who does it, and from where: for the audit log. */
export interface By {
  readonly userId: string
  readonly ip: string
}

export interface PublishOutcome {
  readonly version: number
  /** False when the draft was already what is published. */
  readonly isNew: boolean
}

/** Creates, changes, publishes and removes forms. */
export const createFormService = ({ db, forms, files, facts }: FormServiceDeps) => {
  const checked = async (raw: StoredDefinition) => examine(raw, await facts())

  const requireDraft = async (formId: string, connection: Database | Transaction = db, lock = false) => {
    const draft = await repository.findDraft(connection, formId, lock)
    if (!draft) throw new AppError('notFound')
    return { ...draft, definition: readDefinition(draft.definition) }
  }

  const saveDraft = async (
    formId: string,
    base: number,
    definition: StoredDefinition,
    by: Pick<By, 'userId'>,
    attempt?: Attempt,
  ): Promise<DraftSave> => {
    const { definition: draft, findings } = await checked(definition)
    const revision = await repository.updateDraft(db, formId, base, {
      draft,
      name: plainName(draft),
      ids: [...idsOf(draft)],
      by: by.userId,
      attempt,
    })
    if (revision !== null) return { conflict: false, revision, findings }
    return { conflict: true, revision: (await requireDraft(formId)).revision }
  }

  /** Applies one edit to whatever the draft is by now; several people's edits follow each other. */
  const editDraft = async (formId: string, edit: (draft: Draft) => FormDefinition | null, by: By): Promise<number> => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const draft = await requireDraft(formId)
      const edited = edit(draft)
      if (!edited) throw new AppError('notFound')
      const saved = await saveDraft(formId, draft.revision, edited, by)
      if (!saved.conflict) return saved.revision
    }
    throw new AppError('failed', 'common.conflict')
  }

  /**
   * One transaction under the form's lock; every process forgets the form's state once it commits.
   *
   * @param act what the audit log says about it, with `detailOf` the outcome
   */
  const changeState = async <Outcome>(
    formId: string,
    { by, action, detailOf }: { by: By; action: ActName; detailOf?: (outcome: Outcome) => Json },
    change: (trx: Transaction, draft: Draft) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const { outcome, formKey } = await db.transaction().execute(async (trx) => {
      const draft = await requireDraft(formId, trx, true)
      const outcome = await change(trx, draft)
      const detail = detailOf?.(outcome) ?? {}
      await audit(trx, { ...by, action, subject: formId, subjectName: plainName(draft.definition), detail })
      await repository.announceState(trx, draft.formKey)
      return { outcome, formKey: draft.formKey }
    })
    forms.forget(formKey)
    return outcome
  }

  /** @param also what comes with it @returns the key of the new form */
  const insertForm = (
    by: By,
    action: 'form.create' | 'form.copy',
    { name, draft }: { name: string; draft: FormDefinition },
    also?: (trx: Transaction, id: string) => Promise<void>,
  ): Promise<string> => {
    const formKey = newFormKey()
    const form = { formKey, ownerId: by.userId, name, draft, usedIds: [...idsOf(draft)] }
    return db.transaction().execute(async (trx) => {
      const id = await repository.insertForm(trx, form)
      await also?.(trx, id)
      await audit(trx, { ...by, action, subject: id, subjectName: name })
      return formKey
    })
  }

  return {
    /** @returns the key of the new form */
    create: async (
      by: By,
      {
        name,
        language,
        definition,
      }: { name: string; language?: string | undefined; definition?: StoredDefinition | undefined },
    ): Promise<string> => {
      const blank = emptyDefinition({}, language && isLanguage.test(language) ? language : 'zh-cn')
      const { definition: draft } = await checked(titled(definition ? readDefinition(definition) : blank, name))
      return insertForm(by, 'form.create', { name, draft })
    },

    /** Questions and rules under new ids, look and settings; unpublished, without answers. @returns the key of the copy */
    copy: async (formId: string, by: By): Promise<string> => {
      const { definition } = await requireDraft(formId)
      const name = message('form.copyName', { name: plainName(definition) }, definition.defaultLanguage).slice(0, 200)
      const draft = titled(withFreshIds(definition), name)
      return insertForm(by, 'form.copy', { name, draft }, async (trx, copyId) => {
        await copyTheme(trx, formId, copyId)
        await copySetting(trx, formId, copyId)
      })
    },

    rename: async (formId: string, name: string, by: By): Promise<number> => {
      const before = (await repository.findName(db, formId)) ?? ''
      const revision = await editDraft(formId, ({ definition }) => titled(definition, name), by)
      const detail = changesOf({ name: before }, { name }, { fields: ['name'] })
      await audit(db, { ...by, action: 'form.rename', subject: formId, subjectName: name, detail })
      return revision
    },

    list: (filter: Parameters<typeof repository.listForms>[1]) => repository.listForms(db, filter),
    recycled: (filter: Parameters<typeof repository.listRecycled>[1]) => repository.listRecycled(db, filter),
    get: async (formId: string) => {
      const row = await repository.findListRow(db, formId)
      if (!row) throw new AppError('notFound')
      return row
    },
    draft: (formId: string) => requireDraft(formId),
    saveDraft,

    addQuestions: (
      formId: string,
      questions: readonly Question[],
      add: (definition: FormDefinition) => FormDefinition | null,
      by: By,
    ): Promise<number> =>
      editDraft(
        formId,
        ({ definition, usedIds }) => {
          const used = new Set(usedIds)
          // An id that was ever given belongs to the answers collected under it.
          const taken = questionIdsOf(questions).find((id) => used.has(id))
          if (taken !== undefined) throw new AppError('failed', 'form.idUsed', { id: taken })
          return add(definition)
        },
        by,
      ),
    editDraft: (formId: string, edit: (definition: FormDefinition) => FormDefinition | null, by: By): Promise<number> =>
      editDraft(formId, ({ definition }) => edit(definition), by),

    /**
     * Freezes the draft into the next version and opens the form. An unchanged draft only opens it.
     *
     * @param revision the draft the author saw; another one by now is refused
     * @throws AppError 510 with `{ findings }` when the draft has errors
     */
    publish: (formId: string, by: By, revision?: number): Promise<PublishOutcome> => {
      const act = { by, action: 'form.publish', detailOf: ({ version }: PublishOutcome) => ({ version }) } as const
      return changeState(formId, act, async (trx, draft) => {
        if (revision !== undefined && revision !== draft.revision)
          throw new AppError(
            'bodyAsIs',
            'common.conflict',
            {},
            { conflict: true, revision: draft.revision, findings: [] },
          )
        const { definition, findings } = await checked(draft.definition)
        const reused = await reusedIds(trx, formId, definition)
        const errors = [...findings, ...reused].filter(({ severity }) => severity === 'error')
        if (errors.length > 0)
          throw new AppError('bodyAsIs', 'form.hasErrors', {}, { findings: [...findings, ...reused] })
        const hash = canonicalHash(definition)
        const current = draft.publishedVersion
        const published = current === null ? null : await repository.findVersion(trx, formId, current)
        // Both as they are read today: what only a newer build wrote in another way is no change of the author's.
        const isSame = published !== null && canonicalHash(readDefinition(published)).equals(hash)
        const version =
          isSame && current !== null
            ? current
            : await repository.insertVersion(trx, { formId, definition, hash, publishedBy: by.userId })
        await repository.settleDraft(trx, formId, definition)
        await repository.setStatus(trx, formId, { status: formStatus.collecting, publishedVersion: version })
        await emit(trx, formPublished, [{ formId, formKey: draft.formKey, version, isNew: !isSame }])
        return { version, isNew: !isSame }
      })
    },

    stop: (formId: string, by: By): Promise<void> =>
      changeState(formId, { by, action: 'form.stop' }, async (trx, { status, formKey }) => {
        if (status !== formStatus.collecting) throw new AppError('failed', 'form.notCollecting')
        await repository.setStatus(trx, formId, { status: formStatus.stopped })
        await emit(trx, formStopped, [{ formId, formKey }])
      }),

    resume: (formId: string, by: By): Promise<void> =>
      changeState(formId, { by, action: 'form.resume' }, async (trx, { publishedVersion, formKey }) => {
        if (publishedVersion === null) throw new AppError('failed', 'form.neverPublished')
        await repository.setStatus(trx, formId, { status: formStatus.collecting })
        await emit(trx, formPublished, [{ formId, formKey, version: publishedVersion, isNew: false }])
      }),

    recycle: (formId: string, by: By): Promise<void> =>
      changeState(formId, { by, action: 'form.recycle' }, async (trx, { status, formKey }) => {
        const wasThere = await repository.setRecycled(trx, formId, true)
        if (wasThere && status === formStatus.collecting) await emit(trx, formStopped, [{ formId, formKey }])
      }),
    restore: (formId: string, by: By): Promise<void> =>
      changeState(
        formId,
        { by, action: 'form.restore' },
        async (trx, { status, formKey, publishedVersion: version }) => {
          const wasAway = await repository.setRecycled(trx, formId, false)
          if (wasAway && status === formStatus.collecting && version !== null)
            await emit(trx, formPublished, [{ formId, formKey, version, isNew: false }])
        },
      ),

    /**
     * Deletes a form for ever, with its versions, answers, counters and files.
     *
     * @param confirmName must be the form's name: nobody deletes answers by a slip
     */
    purge: async (formId: string, confirmName: string, by: By): Promise<void> => {
      const name = await repository.findName(db, formId)
      if (name === null) throw new AppError('notFound')
      if (name.trim() !== confirmName.trim()) throw new AppError('failed', 'form.nameDiffers')
      const orphans = await changeState(formId, { by, action: 'form.purge' }, async (trx) => {
        const ids = await files.idsOfForm(trx, formId)
        await repository.deleteForm(trx, formId)
        return ids
      })
      // After the commit: a file without a row is swept later, a row without its file would be a broken answer.
      await files.removeContent(orphans)
    },

    versions: (formId: string) => repository.listVersions(db, formId),
    version: async (formId: string, version: number): Promise<FormDefinition> => {
      const definition = await repository.findVersion(db, formId, version)
      if (!definition) throw new AppError('notFound')
      return readDefinition(definition)
    },

    /** A published form as this respondent gets it, or why there is nothing to fill in. */
    publicForm: async (formKey: string, who: Respondent & { readonly ip: string }) => {
      const state = await forms.state(formKey)
      if (!state || state.recycled || state.publishedVersion === null) throw new AppError('notFound')
      const compiled = await forms.version(state.formId, state.publishedVersion)
      if (!compiled) throw new AppError('notFound')
      const isCollecting = state.status === formStatus.collecting
      const refusal = isCollecting ? (refusalOf(state, who) ?? (await reachedLimit(db, state, who))) : null
      const isReserved = wayIn(state, who) !== null
      return {
        isCollecting,
        refusal,
        isReserved,
        setting: fillSettingOf(state.setting),
        look: state.look,
        compiled,
        /** Without settings nothing depends on who asks. */
        isForEverybody: state.setting === null,
      }
    },

    /** Why nobody can fill in a form that collects, as its settings say; null: somebody can, or it does not collect. */
    closedBySetting: async (formKey: string): Promise<(typeof closedReasons)[number] | null> => {
      const state = await forms.state(formKey)
      if (!state?.setting || state.status !== formStatus.collecting) return null
      const { formId, setting } = state
      const opening = openingAt(setting.window, new Date())
      if (!opening.isOpen) return opening.opensAt ? 'notYet' : 'over'
      const { total, account, network } = setting.limits
      const limits = { ...setting.limits, account: { ...account, on: false }, network: { ...network, on: false } }
      const ofNobody = { userId: null, ip: '' }
      return total.on && (await reachedLimit(db, { formId, setting: { ...setting, limits } }, ofNobody)) ? 'full' : null
    },

    /** Id of a form that can be looked at by respondents, else null. */
    publicFormId: async (formKey: string): Promise<string | null> => {
      const state = await forms.state(formKey)
      return state && !state.recycled && state.publishedVersion !== null ? state.formId : null
    },
  }
}

export type FormService = ReturnType<typeof createFormService>

const isLanguage = /^[a-z]{2}(-[a-z]{2})?$/

/** Options in normal shape, and everything that is wrong or doubtful with the form. */
const examine = async (
  raw: StoredDefinition,
  facts: ServerFacts,
): Promise<{ definition: FormDefinition; findings: readonly Finding[] }> => {
  const options = await checkOptions(readDefinition(raw), types)
  const { definition, findings: ofMode } = await checkMode(options.definition)
  const findings = [...options.findings, ...ofMode]
  const known = new Set(findings.map(findingKey))
  const more = findingsOf(definition, resolveType, re2Patterns).filter((finding) => !known.has(findingKey(finding)))
  return { definition, findings: [...findings, ...more.map(plainFinding), ...lacking(definition.questions, facts)] }
}

/** What has to be set up on this server before anybody could answer. */
const lacking = (questions: readonly Question[], facts: ServerFacts): Finding[] =>
  questions.flatMap(({ id, type, options, hidden, children = [] }) => {
    if (hidden) return []
    const reasons = serverHalves.get(type)?.unfinished?.(options, facts) ?? []
    return [
      ...reasons.map(
        (reason): Finding => ({
          severity: 'error',
          code: 'question.unfinished',
          questionId: id,
          params: { type, reason },
        }),
      ),
      ...lacking(children, facts),
    ]
  })

const types: ReadonlyMap<string, AnyQuestionType> = definitions

const findingKey = ({ code, questionId }: { code: string; questionId?: string | undefined }) => `${code} ${questionId}`

const plainFinding = ({ severity, code, questionId, ruleId, params }: Finding): Finding => ({
  severity,
  code,
  ...(questionId !== undefined && { questionId }),
  ...(ruleId !== undefined && { ruleId }),
  ...(params !== undefined && { params: { ...params } }),
})

/** Answers are kept by question id for ever, so an id may come back, but only as the same type of question. */
const reusedIds = async (trx: Transaction, formId: string, definition: FormDefinition): Promise<Finding[]> => {
  const typesBefore = new Map<string, string>()
  for (const { definition: before } of await readVersions(trx, formId))
    for (const { id, type } of flat(before.questions)) typesBefore.set(id, type)
  return flat(definition.questions)
    .filter(({ id, type }) => typesBefore.has(id) && typesBefore.get(id) !== type)
    .map(({ id }) => ({ severity: 'error', code: 'question.idReused', questionId: id }))
}

const flat = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => [question, ...flat(question.children ?? [])])

const plainName = ({ title, defaultLanguage }: FormDefinition): string =>
  pickText(title, defaultLanguage, defaultLanguage).trim().slice(0, 200)

const titled = (definition: FormDefinition, name: string): FormDefinition => ({
  ...definition,
  title: withWording(definition.title, definition.defaultLanguage, name),
})
