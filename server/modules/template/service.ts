// Templates: what is worth asking again. Who may do it at all has been decided before a call comes here.
import { healFormTheme } from '#shared/contract/form-theme'
import type { TemplateFields, TemplateRow } from '#shared/contract/template'
import type { FormDefinition, Text } from '#shared/form/definition'
import { newFormKey } from '#shared/form/ids'
import { pickText } from '#shared/form/text'
import type { Database } from '../../db/database.ts'
import type { PageAt } from '../../db/paging.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError } from '../../http/field-error.ts'
import { type Actor, type CurrentUser, isAdmin } from '../../kernel/current-user.ts'
import { withFreshIds } from '../form/definition-ids.ts'
import type { FormService } from '../form/service.ts'
import { readDefinition } from '../form/stored-form.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import * as repository from './repository.ts'

export interface TemplateServiceDeps {
  readonly db: Database
  readonly forms: Pick<FormService, 'draft' | 'create'>
}

export const createTemplateService = ({ db, forms }: TemplateServiceDeps) => {
  const require = async (templateKey: string, user: CurrentUser) => {
    const found = await repository.findTemplate(db, templateKey, user.id)
    if (!found) throw new AppError('notFound')
    return found
  }

  /** The product's own are nobody's; of other people's, those that are shared are an administrator's business too. */
  const requireOwn = async (templateKey: string, user: CurrentUser) => {
    const found = await require(templateKey, user)
    if (found.ownerId === null) throw new AppError('failed', 'template.builtin')
    if (found.ownerId !== user.id && !isAdmin(user)) throw new AppError('forbidden')
    return found
  }

  const requireCategory = async (category: string): Promise<void> => {
    const known = await repository.listCategories(db)
    if (!known.some(({ value }) => value === category)) throw fieldError('category', 'template.unknownCategory')
  }

  return {
    list: async (
      filter: Omit<repository.TemplateFilter, 'viewerId'>,
      { user, language }: { user: CurrentUser; language: string | undefined },
      at: PageAt,
    ): Promise<{ rows: TemplateRow[]; total: number }> => {
      const { rows, total } = await repository.listTemplates(db, { ...filter, viewerId: user.id }, at)
      return { rows: rows.map((row) => rowOf(row, user, language)), total }
    },

    categories: () => repository.listCategories(db),

    details: async (
      templateKey: string,
      { user, language }: { user: CurrentUser; language: string | undefined },
    ): Promise<TemplateRow & { definition: FormDefinition }> => {
      const found = await require(templateKey, user)
      return { ...rowOf(found, user, language), definition: readDefinition(found.definition) }
    },

    /** Keeps the draft of a form under ids of its own, so that no two forms ever share one. @returns the template's key */
    create: async (
      formId: string,
      { user, ip }: Actor,
      { name, description, ...fields }: TemplateFields,
    ): Promise<string> => {
      await requireCategory(fields.category)
      const { definition } = await forms.draft(formId)
      if (definition.questions.length === 0) throw new AppError('failed', 'template.empty')
      const templateKey = newFormKey()
      const inLanguage = (text: string): Text => ({ [definition.defaultLanguage]: text })
      await db.transaction().execute(async (trx) => {
        await repository.insertTemplate(trx, {
          templateKey,
          ownerId: user.id,
          definition: withFreshIds(definition),
          name: inLanguage(name),
          description: inLanguage(description),
          ...fields,
        })
        await repository.keepTheme(trx, templateKey, formId)
        await audit(trx, { userId: user.id, ip, action: 'template.create', subject: templateKey, subjectName: name })
      })
      return templateKey
    },

    update: async (templateKey: string, { user, ip }: Actor, fields: TemplateFields): Promise<void> => {
      const before = await requireOwn(templateKey, user)
      const { defaultLanguage } = before
      await requireCategory(fields.category)
      const inLanguage = (text: string): Text => ({ [defaultLanguage]: text })
      const values = { ...fields, name: inLanguage(fields.name), description: inLanguage(fields.description) }
      await db.transaction().execute(async (trx) => {
        await repository.changeTemplate(trx, templateKey, values)
        const own = (text: Text) => pickText(text, defaultLanguage, defaultLanguage)
        const old = { ...before, name: own(before.name), description: own(before.description) }
        const detail = changesOf<typeof fields>(old, fields, {
          fields: ['name', 'description', 'category', 'isPublic'],
        })
        const { name: subjectName } = fields
        await audit(trx, { userId: user.id, ip, action: 'template.update', subject: templateKey, subjectName, detail })
      })
    },

    remove: async (templateKey: string, { user, ip }: Actor): Promise<void> => {
      const { name, defaultLanguage } = await requireOwn(templateKey, user)
      const subjectName = pickText(name, defaultLanguage, defaultLanguage)
      await db.transaction().execute(async (trx) => {
        await repository.removeTemplate(trx, templateKey)
        await audit(trx, { userId: user.id, ip, action: 'template.delete', subject: templateKey, subjectName })
      })
    },

    /** @returns the key of a new form; it speaks `language` first where the template knows it */
    apply: async (
      templateKey: string,
      { user, ip, language }: Actor & { language: string | undefined },
    ): Promise<string> => {
      const definition = readDefinition((await require(templateKey, user)).definition)
      const defaultLanguage =
        language !== undefined && definition.languages.includes(language) ? language : definition.defaultLanguage
      const name = pickText(definition.title, defaultLanguage, definition.defaultLanguage)
      const fresh: FormDefinition = { ...withFreshIds(definition), defaultLanguage }
      const formKey = await forms.create(
        { userId: user.id, ip },
        {
          name,
          definition: fresh,
        },
      )
      await repository.giveTheme(db, templateKey, formKey)
      await repository.countUse(db, templateKey)
      return formKey
    },
  }
}

export type TemplateService = ReturnType<typeof createTemplateService>

const rowOf = (row: repository.TemplateRecord, user: CurrentUser, language: string | undefined): TemplateRow => {
  const say = (text: Text) => pickText(text, language ?? row.defaultLanguage, row.defaultLanguage)
  return {
    templateKey: row.templateKey,
    name: say(row.name),
    description: say(row.description),
    category: row.category,
    isPublic: row.isPublic || row.ownerId === null,
    isBuiltin: row.ownerId === null,
    isMine: row.ownerId === user.id,
    ownerName: row.ownerName ?? '',
    questionCount: row.questionCount,
    opening: openingOf(readDefinition(row.opening)),
    theme: healFormTheme(row.theme),
    useCount: row.useCount,
    createTime: row.createdAt.toISOString(),
  }
}

/** What is there before anything is answered. */
const openingOf = ({ questions, rules, ...form }: FormDefinition): FormDefinition => {
  const triggers = rules.flatMap(({ triggerList }) => triggerList)
  const later = new Set(triggers.filter(({ type }) => type === 'show').map(({ formItemId }) => formItemId))
  return { ...form, questions: questions.filter(({ id }) => !later.has(id)), rules: [] }
}
