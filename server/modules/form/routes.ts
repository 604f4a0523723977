import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/form'
import { AppError } from '../../http/app-error.ts'
import { message } from '../../http/messages.ts'
import { page } from '../../http/page.ts'
import { formRoute, type Route, route, signedInRoute } from '../../http/route.ts'
import type { Actor } from '../../kernel/current-user.ts'
import { typeTexts } from '../../plugins/fill-texts.ts'
import { resolveType } from '../../plugins/question-types.ts'
import { addQuestions, moveQuestion, removeQuestion, replaceQuestion } from './draft-items.ts'
import type { ListedOption, OptionSource } from './option-list.ts'
import { publicReply } from './public-reply.ts'
import type { By, FormService } from './service.ts'
import type { ViewCounter } from './view-counter.ts'

export interface FormRoutesDeps {
  readonly forms: FormService
  readonly views: ViewCounter
  /** Addresses of the scripts of a question type on the public page. */
  readonly modulesOf: (type: string) => readonly string[]
  /** The list of options at an address that an author of the form names. */
  readonly readOptions: (formId: string, from: OptionSource, by: By) => Promise<ListedOption[]>
}

export const formRoutes = ({ forms, views, modulesOf, readOptions }: FormRoutesDeps): readonly Route[] => [
  signedInRoute(contract.createForm, async (call) => ({
    formKey: await forms.create(by(call), call.body),
  })),
  formRoute(contract.renameForm, async ({ form, body, ...call }) => {
    await forms.rename(form.formId, body.name, by(call))
    return null
  }),
  formRoute(contract.copyForm, async ({ form, ...call }) => ({
    formKey: await forms.copy(form.formId, by(call)),
  })),
  signedInRoute(contract.formPage, async ({ user, query }) => {
    const { current, size } = pageOf(query)
    const { rows, total } = await forms.list({
      viewer: user,
      name: query.name,
      status: query.status,
      sort: query.sort,
      size,
      offset: (current - 1) * size,
    })
    return page(rows.map(formRow), { total, current, size })
  }),
  formRoute(contract.publishForm, async ({ form, body, ...call }) => {
    const { version } = await forms.publish(form.formId, by(call), body.revision)
    return { version }
  }),
  formRoute(contract.stopForm, async ({ form, ...call }) => {
    await forms.stop(form.formId, by(call))
    return null
  }),
  formRoute(contract.resumeForm, async ({ form, ...call }) => {
    await forms.resume(form.formId, by(call))
    return null
  }),

  formRoute(contract.deleteForm, async ({ form, ...call }) => {
    await forms.recycle(form.formId, by(call))
    return null
  }),
  signedInRoute(contract.recyclePage, async ({ user, query }) => {
    const { current, size } = pageOf(query)
    const { rows, total } = await forms.recycled({ viewer: user, size, offset: (current - 1) * size })
    const list = rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
    }))
    return page(list, { total, current, size })
  }),
  formRoute(
    contract.restoreForm,
    async ({ form, ...call }) => {
      await forms.restore(form.formId, by(call))
      return null
    },
    { recycled: true },
  ),
  formRoute(
    contract.purgeForm,
    async ({ form, body, ...call }) => {
      await forms.purge(form.formId, body.confirmName, by(call))
      return null
    },
    { recycled: true },
  ),

  formRoute(contract.getDraft, async ({ form }) => {
    const { usedIds, savedAt, savedBy, ...draft } = await forms.draft(form.formId)
    return { ...draft, usedIds: [...usedIds], savedAt: savedAt?.toISOString() ?? null, savedBy }
  }),
  formRoute(contract.saveDraft, async ({ form, body, ...call }) => {
    const saved = await forms.saveDraft(form.formId, body.baseRevision, body.definition, by(call), body.attempt)
    if (saved.conflict)
      throw new AppError('bodyAsIs', 'common.conflict', {}, { revision: saved.revision, conflict: true, findings: [] })
    return { revision: saved.revision, conflict: false, findings: [...saved.findings] }
  }),
  formRoute(contract.versionList, async ({ form }) =>
    (await forms.versions(form.formId)).map(({ version, publishedAt, publishedBy, answerCount, questionCount }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      answerCount,
      questionCount,
    })),
  ),
  formRoute(contract.getVersion, async ({ form, params }) => ({
    version: params.version,
    definition: await forms.version(form.formId, params.version),
  })),

  formRoute(contract.itemList, async ({ form, query }) => {
    const { definition } = await forms.draft(form.formId)
    const { displayType } = query
    return definition.questions.filter(({ type }) => displayType === undefined || isDisplay(type) === displayType)
  }),
  formRoute(contract.readOptionList, ({ form, body, ...call }) => readOptions(form.formId, body, by(call))),
  formRoute(contract.createItem, async ({ form, body, ...call }) => ({
    revision: await forms.addQuestions(
      form.formId,
      [body.question],
      (definition) => addQuestions(definition, [body.question], body.afterId),
      by(call),
    ),
  })),
  formRoute(contract.createItems, async ({ form, body, ...call }) => ({
    revision: await forms.addQuestions(
      form.formId,
      body.questions,
      (definition) => addQuestions(definition, body.questions),
      by(call),
    ),
  })),
  formRoute(contract.updateItem, async ({ form, body, ...call }) => ({
    revision: await forms.editDraft(form.formId, (definition) => replaceQuestion(definition, body.question), by(call)),
  })),
  formRoute(contract.deleteItem, async ({ form, body, ...call }) => ({
    revision: await forms.editDraft(form.formId, (definition) => removeQuestion(definition, body.formItemId), by(call)),
  })),
  formRoute(contract.sortItem, async ({ form, body, ...call }) => ({
    revision: await forms.editDraft(
      form.formId,
      (definition) => moveQuestion(definition, body.formItemId, body.afterPosition),
      by(call),
    ),
  })),

  route(contract.publicForm, async ({ params, formPass, user, ip }) => {
    const who = { userId: user?.id ?? null, ip, pass: formPass }
    const form = publicReply(params.key, await forms.publicForm(params.key, who), modulesOf)
    return { ...form, serverTime: Date.now() }
  }),
  route(contract.publicTexts, async ({ params, query, formPass, user, ip }) => {
    const { isCollecting, refusal, compiled } = await forms.publicForm(params.key, {
      userId: user?.id ?? null,
      ip,
      pass: formPass,
    })
    return { ...(await typeTexts(query.language, isCollecting && !refusal ? Object.keys(compiled.traits) : [])) }
  }),
  route(contract.countView, async ({ params }) => {
    const formId = await forms.publicFormId(params.key)
    if (formId === null) throw new AppError('notFound')
    views.count(formId)
    return null
  }),

  // Last: `{key}` would otherwise read like any other word after /user/form/.
  formRoute(contract.getForm, async ({ form, params }) => ({
    ...formRow(await forms.get(form.formId)),
    closed: await forms.closedBySetting(params.key),
  })),
]

/** True for types that only show something. */
const isDisplay = (type: string): boolean => resolveType(type)?.traits.collects === false

const by = ({ user, ip }: Actor): By => ({ userId: user.id, ip })

const formRow = (row: Awaited<ReturnType<FormService['get']>>): contract.FormRow => ({
  id: row.id,
  formKey: row.formKey,
  name: row.name,
  type: row.kind,
  status: row.status,
  statusDesc: message(statusKey(row.status), {}, undefined),
  publishedVersion: row.publishedVersion,
  hasUnpublishedChanges: row.hasUnpublishedChanges,
  ownerName: row.ownerName,
  answerCount: row.answerCount,
  viewCount: row.viewCount,
  createTime: row.createdAt.toISOString(),
  updateTime: row.updatedAt.toISOString(),
})

const statusKey = (status: number) => {
  if (status === contract.formStatus.collecting) return 'form.statusCollecting'
  return status === contract.formStatus.stopped ? 'form.statusStopped' : 'form.statusDraft'
}
