// SQL of forms, their drafts and published versions. No HTTP errors here: services say what a missing row means.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Attempt } from '#shared/contract/attempt'
import type { FormSort } from '#shared/contract/form'
import { type FormSetting, readFormSetting } from '#shared/contract/form-setting'
import { healFormTheme } from '#shared/contract/form-theme'
import type { PublicLook } from '#shared/contract/public-look'
import type { FormDefinition } from '#shared/form/definition'
import type { StoredDefinition } from '#shared/form/upgrade'
import { publicLookOf } from '#shared/theme/public-look'
import type { Database, Transaction } from '../../db/database.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isOwnedByVisiblePerson } from '../auth/scope-repository.ts'
import { dropEventsOf } from '../event/repository.ts'
import { questionCount } from './question-count-repository.ts'
import { recordCount } from './record-count-repository.ts'

type Connection = Database | Transaction

/** Channel of PostgreSQL notifications; the payload is the key of a form whose status or version changed. */
export const formStateChannel = 'form_state'

export interface FormStateRow {
  readonly formId: string
  readonly formKey: string
  readonly status: number
  readonly publishedVersion: number | null
  readonly recycled: boolean
  /** Null: as usual. */
  readonly look: PublicLook | null
  /** Null: as usual in everything. */
  readonly setting: FormSetting | null
  /** Of the password to fill in; it counts while the setting asks for it. */
  readonly passwordHash: string | null
}

export interface FormListRow {
  id: string
  formKey: string
  name: string
  kind: number
  status: number
  publishedVersion: number | null
  hasUnpublishedChanges: boolean
  ownerName: string
  answerCount: number
  viewCount: number
  createdAt: Date
  updatedAt: Date
}

export interface DraftRow {
  formKey: string
  revision: number
  /** Null while it is as it was created. */
  savedAt: Date | null
  /** Null too when the account is gone. */
  savedBy: { readonly id: string; readonly name: string } | null
  definition: StoredDefinition
  usedIds: readonly string[]
  status: number
  publishedVersion: number | null
}

export const insertForm = async (
  db: Connection,
  form: { formKey: string; ownerId: string; name: string; draft: FormDefinition; usedIds: readonly string[] },
): Promise<string> => {
  const { id } = await db
    .insertInto('form')
    .values({
      form_key: form.formKey,
      owner_id: form.ownerId,
      name: form.name,
      draft: JSON.stringify(form.draft),
      used_ids: [...form.usedIds],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Status, version and look of a form, also of one in the recycle bin. */
export const findState = async (db: Connection, formKey: string): Promise<FormStateRow | null> => {
  const row = await db
    .selectFrom('form')
    .leftJoin('form_theme', 'form_theme.form_id', 'form.id')
    .leftJoin('form_setting', 'form_setting.id', 'form.id')
    .select(['form.id', 'form_key', 'status', 'published_version', 'deleted_at', 'form_theme.theme'])
    .select(['form_setting.value', 'form_setting.password_hash'])
    .where('form_key', '=', formKey)
    .executeTakeFirst()
  return row
    ? {
        formId: row.id,
        formKey: row.form_key,
        status: row.status,
        publishedVersion: row.published_version,
        recycled: row.deleted_at !== null,
        look: row.theme === null ? null : publicLookOf(healFormTheme(row.theme)),
        setting: row.value === null ? null : readFormSetting(row.value),
        passwordHash: row.password_hash,
      }
    : null
}

/** Tells every process, once the transaction commits, that what it remembers of the form is old. */
export const announceState = async (db: Connection, formKey: string): Promise<void> => {
  await sql`select pg_notify(${formStateChannel}, ${formKey})`.execute(db)
}

/** One page of the forms whose owners the viewer's data scope reaches. */
export const listForms = async (
  db: Connection,
  filter: {
    viewer: CurrentUser
    name?: string | undefined
    status?: number | undefined
    sort?: FormSort | undefined
    size: number
    offset: number
  },
): Promise<{ rows: FormListRow[]; total: number }> => {
  const matching = db
    .selectFrom('form')
    .where('form.deleted_at', 'is', null)
    .where('form.kind', '=', 1)
    .where(isOwnedByVisiblePerson(filter.viewer, 'form.owner_id'))
    .$if(!!filter.name, (query) => query.where(sql<SqlBool>`strpos(lower(form.name), lower(${filter.name ?? ''})) > 0`))
    .$if(filter.status !== undefined, (query) => query.where('form.status', '=', filter.status ?? 0))
  const [rows, { total }] = await Promise.all([
    matching
      .innerJoin('user_account as owner', 'owner.id', 'form.owner_id')
      .select(listColumns)
      .orderBy(formOrder(filter.sort))
      .limit(filter.size)
      .offset(filter.offset)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export const findListRow = async (db: Connection, formId: string): Promise<FormListRow | null> => {
  const row = await db
    .selectFrom('form')
    .innerJoin('user_account as owner', 'owner.id', 'form.owner_id')
    .select(listColumns)
    .where('form.id', '=', formId)
    .executeTakeFirst()
  return row ?? null
}

const answerCount = recordCount(sql`form.id`)

const formOrder = (sort: FormSort = '-updated') => {
  const by = sorted[sort.startsWith('-') ? sort.slice(1) : sort] ?? sorted.updated
  return sort.startsWith('-') ? sql`${by} desc, form.id desc` : sql`${by} asc, form.id desc`
}

const hasUnpublishedChanges = sql<boolean>`coalesce(form.draft is distinct from (
  select v.definition from form_version v where v.form_id = form.id and v.version = form.published_version), true)`

const sorted: Readonly<Record<string, RawBuilder<unknown>>> & { updated: RawBuilder<unknown> } = {
  name: sql`lower(form.name)`,
  status: sql`form.status`,
  answers: answerCount,
  updated: sql`form.updated_at`,
}

const listColumns = [
  'form.id as id',
  'form.form_key as formKey',
  'form.name as name',
  'form.kind as kind',
  'form.status as status',
  'form.published_version as publishedVersion',
  'owner.nick_name as ownerName',
  'form.created_at as createdAt',
  'form.updated_at as updatedAt',
  sql<number>`form.view_count::int`.as('viewCount'),
  answerCount.as('answerCount'),
  hasUnpublishedChanges.as('hasUnpublishedChanges'),
] as const

export const findDraft = async (db: Connection, formId: string, lock = false): Promise<DraftRow | null> => {
  const row = await db
    .selectFrom('form')
    .leftJoin('user_account as saver', 'saver.id', 'form.draft_saved_by')
    .select([
      'form.form_key',
      'form.draft_revision',
      'form.draft',
      'form.used_ids',
      'form.status',
      'form.published_version',
      'form.draft_saved_at',
      'form.draft_saved_by',
      'saver.nick_name',
    ])
    .where('form.id', '=', formId)
    .$if(lock, (query) => query.forNoKeyUpdate('form'))
    .executeTakeFirst()
  return row
    ? {
        formKey: row.form_key,
        revision: row.draft_revision,
        savedAt: row.draft_saved_at,
        savedBy: row.draft_saved_by === null ? null : { id: row.draft_saved_by, name: row.nick_name ?? '' },
        definition: row.draft,
        usedIds: row.used_ids,
        status: row.status,
        publishedVersion: row.published_version,
      }
    : null
}

/**
 * Stores a draft over revision `base`. Used ids only ever grow.
 *
 * @returns the new revision, or null when the draft has another revision by now
 */
export const updateDraft = async (
  db: Connection,
  formId: string,
  base: number,
  change: {
    draft: FormDefinition
    name: string
    ids: readonly string[]
    by: string
    attempt: Attempt | undefined
  },
): Promise<number | null> => {
  const row = await db
    .updateTable('form')
    .set({
      draft: JSON.stringify(change.draft),
      name: change.name,
      draft_revision: sql`draft_revision + 1`,
      draft_saved_at: sql`now()`,
      draft_saved_by: change.by,
      draft_attempt: change.attempt?.id ?? null,
      used_ids: sql`array(select distinct unnest(used_ids || ${[...change.ids]}::text[]))`,
      updated_at: sql`now()`,
    })
    .where('id', '=', formId)
    .where((is) =>
      is.or([is('draft_revision', '=', base), is('draft_attempt', 'in', ['', ...(change.attempt?.unanswered ?? [])])]),
    )
    .returning('draft_revision')
    .executeTakeFirst()
  return row?.draft_revision ?? null
}

/** Replaces the draft by the same form in normal shape: not a change, so the revision stays. */
export const settleDraft = async (db: Connection, formId: string, draft: FormDefinition): Promise<void> => {
  await db
    .updateTable('form')
    .set({ draft: JSON.stringify(draft) })
    .where('id', '=', formId)
    .execute()
}

/** Adds the next version. The caller holds the lock on the form. */
export const insertVersion = async (
  db: Transaction,
  version: { formId: string; definition: FormDefinition; hash: Buffer; publishedBy: string; publishedAt?: Date },
): Promise<number> => {
  const row = await db
    .insertInto('form_version')
    .values({
      form_id: version.formId,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from form_version where form_id = ${version.formId})`,
      definition: JSON.stringify(version.definition),
      definition_hash: version.hash,
      published_by: version.publishedBy,
      ...(version.publishedAt && { published_at: version.publishedAt }),
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

export const setStatus = async (
  db: Connection,
  formId: string,
  change: { status: number; publishedVersion?: number },
): Promise<void> => {
  await db
    .updateTable('form')
    .set({
      status: change.status,
      updated_at: sql`now()`,
      ...(change.publishedVersion !== undefined && { published_version: change.publishedVersion }),
    })
    .where('id', '=', formId)
    .execute()
}

/** @returns false for one that was there already */
export const setRecycled = async (db: Connection, formId: string, recycled: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('form')
    .set({ deleted_at: recycled ? sql`now()` : null, updated_at: sql`now()` })
    .where('id', '=', formId)
    .where('deleted_at', recycled ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listRecycled = async (
  db: Connection,
  { viewer, size, offset }: { viewer: CurrentUser; size: number; offset: number },
) => {
  const matching = db
    .selectFrom('form')
    .where('form.deleted_at', 'is not', null)
    .where(isOwnedByVisiblePerson(viewer, 'form.owner_id'))
  const [rows, { total }] = await Promise.all([
    matching
      .select([
        'form.form_key as formKey',
        'form.name as name',
        'form.created_at as createdAt',
        'form.updated_at as updatedAt',
        answerCount.as('resultCount'),
      ])
      .orderBy('form.deleted_at', 'desc')
      .orderBy('form.id', 'desc')
      .limit(size)
      .offset(offset)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export const findName = async (db: Connection, formId: string): Promise<string | null> => {
  const row = await db.selectFrom('form').select('name').where('id', '=', formId).executeTakeFirst()
  return row?.name ?? null
}

/** Everything of the form in the database goes with it; what nobody has heard of it too. Files on disk are the caller's. */
export const deleteForm = async (db: Transaction, formId: string): Promise<void> => {
  // A million answers take longer to go than a request may run.
  await sql`set local statement_timeout = 0`.execute(db)
  await dropEventsOf(db, formId)
  // By record, because that is what these rows are indexed by.
  await sql`
    delete from answer_value using submission
    where submission.form_id = ${formId} and answer_value.submission_id = submission.id`.execute(db)
  await db.deleteFrom('form').where('id', '=', formId).execute()
}

/** Versions, newest first, with the number of records that name each. */
export const listVersions = async (db: Connection, formId: string) =>
  db
    .selectFrom('form_version as v')
    .leftJoin('user_account as u', 'u.id', 'v.published_by')
    .select([
      'v.version',
      'v.published_at as publishedAt',
      sql<string>`coalesce(u.nick_name, '')`.as('publishedBy'),
      questionCount(sql.ref('v.definition')).as('questionCount'),
      sql<number>`coalesce((select sum(c.count) from answer_count c
        where c.form_id = v.form_id and c.question_id = '' and c.part = 'version' and c.kind = 'value'
          and c.value = v.version::text), 0)::int`.as('answerCount'),
    ])
    .where('v.form_id', '=', formId)
    .orderBy('v.version', 'desc')
    .execute()

export const findVersion = async (
  db: Connection,
  formId: string,
  version: number,
): Promise<StoredDefinition | null> => {
  const row = await db
    .selectFrom('form_version')
    .select('definition')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.definition ?? null
}

/** Numbers of every version, oldest first. */
export const versionNumbers = async (db: Connection, formId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('form_version')
    .select('version')
    .where('form_id', '=', formId)
    .orderBy('version')
    .execute()
  return rows.map(({ version }) => version)
}

/** These versions of a form. */
export const findVersions = async (
  db: Connection,
  formId: string,
  versions: readonly number[],
): Promise<{ version: number; definition: StoredDefinition }[]> =>
  db
    .selectFrom('form_version')
    .select(['version', 'definition'])
    .where('form_id', '=', formId)
    .where('version', 'in', versions)
    .execute()

/** Every version, oldest first. */
export const allVersions = async (
  db: Connection,
  formId: string,
): Promise<{ version: number; definition: StoredDefinition }[]> =>
  db
    .selectFrom('form_version')
    .select(['version', 'definition'])
    .where('form_id', '=', formId)
    .orderBy('version')
    .execute()

/** Adds counted views, in the order of form ids so that two processes never wait for each other in a circle. */
export const addViews = async (db: Connection, views: ReadonlyMap<string, number>): Promise<void> => {
  const ids = [...views.keys()]
  await sql`
    with counted as (
      select * from unnest(${ids}::bigint[], ${ids.map((id) => views.get(id) ?? 0)}::int[]) as v (id, views)
    ), locked as (
      select form.id from form where form.id in (select id from counted) order by form.id for no key update
    )
    update form set view_count = form.view_count + counted.views
    from counted, locked where form.id = counted.id and locked.id = form.id`.execute(db)
}
