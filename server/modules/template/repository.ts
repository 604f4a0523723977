// SQL of templates. Whose they are decides who sees them: the product's, those shared with everybody, and one's own.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FormDefinition, Json, Text } from '#shared/form/definition'
import type { StoredDefinition } from '#shared/form/upgrade'
import { shownName } from '../../db/built-in-name.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import { questionCount } from '../form/question-count-repository.ts'

type Connection = Database | Transaction

export interface TemplateRecord {
  templateKey: string
  ownerId: string | null
  ownerName: string | null
  name: Text
  description: Text
  category: string
  isPublic: boolean
  defaultLanguage: string
  questionCount: number
  /** The definition with as many questions as a picture of the template needs. */
  opening: StoredDefinition
  theme: Json | null
  useCount: number
  createdAt: Date
}

export interface TemplateFilter {
  readonly viewerId: string
  readonly name?: string | undefined
  readonly category?: string | undefined
  readonly mine: boolean
}

/**
 * What is called so before what is only for that or asks for it, one's own first, then what is used most; what comes with
 * the product in its own order.
 */
export const listTemplates = async (
  db: Connection,
  { viewerId, name, category, mine }: TemplateFilter,
  at: PageAt,
): Promise<{ rows: TemplateRecord[]; total: number }> => {
  const matching = db
    .selectFrom('form_template')
    .where(mine ? isOf(viewerId) : isVisibleTo(viewerId))
    .$if(!!name, (query) => query.where(says(name ?? '')))
    .$if(!!category, (query) => query.where('category', '=', category ?? ''))
  return findPage(
    matching
      .leftJoin('user_account', 'user_account.id', 'form_template.owner_id')
      .select(columns)
      .$if(!!name, (query) => query.orderBy(isCalled(name ?? ''), 'desc'))
      .orderBy(sql`coalesce(form_template.owner_id = ${viewerId}::bigint, false)`, 'desc')
      .orderBy('use_count', 'desc')
      .orderBy('form_template.id'),
    matching,
    at,
  )
}

export const findTemplate = async (
  db: Connection,
  templateKey: string,
  viewerId: string,
): Promise<(TemplateRecord & { definition: StoredDefinition }) | undefined> =>
  db
    .selectFrom('form_template')
    .leftJoin('user_account', 'user_account.id', 'form_template.owner_id')
    .select([...columns, 'form_template.definition'])
    .where('template_key', '=', templateKey)
    .where(isVisibleTo(viewerId))
    .executeTakeFirst()

export interface TemplateValues {
  readonly name: Text
  readonly description: Text
  readonly category: string
  readonly isPublic: boolean
}

export const insertTemplate = async (
  trx: Transaction,
  {
    templateKey,
    ownerId,
    definition,
    ...values
  }: TemplateValues & {
    templateKey: string
    ownerId: string
    definition: FormDefinition
  },
): Promise<void> => {
  await trx
    .insertInto('form_template')
    .values({
      template_key: templateKey,
      owner_id: ownerId,
      definition: JSON.stringify(definition),
      ...valuesOf(values),
    })
    .execute()
}

/** A template looks as the form it was made of does at this moment. */
export const keepTheme = async (trx: Transaction, templateKey: string, formId: string): Promise<void> => {
  await sql`update form_template set theme = (select theme from form_theme where form_id = ${formId}::bigint)
    where template_key = ${templateKey}`.execute(trx)
}

/** Gives a new form the look of its template; pictures are shared, they belong to no form. */
export const giveTheme = async (db: Connection, templateKey: string, formKey: string): Promise<void> => {
  await sql`insert into form_theme (form_id, theme, updated_by)
    select form.id, form_template.theme, form.owner_id from form_template, form
    where form_template.template_key = ${templateKey} and form.form_key = ${formKey} and form_template.theme is not null`.execute(
    db,
  )
}

export const changeTemplate = async (trx: Transaction, templateKey: string, values: TemplateValues): Promise<void> => {
  await trx
    .updateTable('form_template')
    .set({ ...valuesOf(values), updated_at: new Date() })
    .where('template_key', '=', templateKey)
    .execute()
}

export const removeTemplate = async (trx: Transaction, templateKey: string): Promise<void> => {
  await trx.deleteFrom('form_template').where('template_key', '=', templateKey).execute()
}

export const countUse = async (db: Connection, templateKey: string): Promise<void> => {
  await sql`update form_template set use_count = use_count + 1 where template_key = ${templateKey}`.execute(db)
}

/** Active items of the dictionary of categories, in their order. */
export const listCategories = (db: Connection): Promise<{ value: string; label: string }[]> =>
  db
    .selectFrom('dict_data')
    .innerJoin('dict_type', 'dict_type.dict_type', 'dict_data.dict_type')
    .select(['dict_data.dict_value as value', shownName('dict_data.dict_label').as('label')])
    .where('dict_data.dict_type', '=', templateCategoryType)
    .where('dict_data.status', '=', 'active')
    .where('dict_type.status', '=', 'active')
    .orderBy('dict_data.dict_sort')
    .orderBy('dict_data.id')
    .execute()

/** The dictionary whose values are the categories of templates. */
export const templateCategoryType = 'form_template_category'

const columns = [
  'form_template.template_key as templateKey',
  'form_template.owner_id as ownerId',
  'user_account.nick_name as ownerName',
  'form_template.name as name',
  'form_template.description as description',
  'form_template.category as category',
  'form_template.is_public as isPublic',
  // Of a form with a thousand questions, a list needs six.
  sql<string>`form_template.definition ->> 'defaultLanguage'`.as('defaultLanguage'),
  questionCount(sql.ref('form_template.definition')).as('questionCount'),
  sql<StoredDefinition>`jsonb_set(form_template.definition, '{questions}',
    jsonb_path_query_array(form_template.definition, '$.questions[0 to 5]'))`.as('opening'),
  'form_template.theme as theme',
  'form_template.use_count as useCount',
  'form_template.created_at as createdAt',
] as const

const valuesOf = ({ name, description, category, isPublic }: TemplateValues) => ({
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  category,
  is_public: isPublic,
})

const isOf = (viewerId: string): RawBuilder<SqlBool> => sql<SqlBool>`form_template.owner_id = ${viewerId}::bigint`

const isVisibleTo = (viewerId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(form_template.owner_id is null or form_template.is_public or ${isOf(viewerId)})`

/** Each of the words stands in the name, the purpose or the title of a question, in any language, whatever its case. */
const says = (text: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from unnest(${wordsOf(text)}::text[]) as wanted
  where not exists (select from (select value from jsonb_each_text(form_template.name)
    union all select value from jsonb_each_text(form_template.description)
    union all select value #>> '{}' from jsonb_path_query(form_template.definition, '$.questions[*].title.*') as value
    union all select value #>> '{}' from jsonb_path_query(form_template.definition, '$.questions[*].children[*].title.*') as value
    ) as said where strpos(lower(said.value), wanted) > 0))`

/** The name holds the text as it is. */
const isCalled = (text: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from jsonb_each_text(form_template.name) as said where strpos(lower(said.value), lower(${text})) > 0)`

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)
