import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { FormAccess, FormName } from '../../http/guards.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isOwnedByVisiblePerson } from '../auth/scope-repository.ts'

/**
 * The one check of form ownership. The owner may, and whoever's data scope reaches the owner (`admin` and `*:*:*` reach
 * everybody). Anyone else gets code 404, the same as for a form that does not exist: keys and record ids cannot be
 * probed. Code 403 is only ever about a missing permission, which is checked before any form is looked up.
 *
 * @param recycled Look in the recycle bin instead; a form lies in one place or the other, never in both.
 * @throws AppError `notFound`
 */
export async function requireForm(
  db: Database,
  user: CurrentUser,
  name: FormName,
  { recycled = false }: { recycled?: boolean } = {},
): Promise<FormAccess> {
  const form = await named(db, name)
    ?.select(['form.id', 'form.form_key', 'form.owner_id'])
    .where('form.deleted_at', recycled ? 'is not' : 'is', null)
    .where(isOwnedByVisiblePerson(user, 'form.owner_id'))
    .executeTakeFirst()
  if (!form) throw new AppError('notFound')
  return { formId: form.id, formKey: form.form_key, ownerId: form.owner_id }
}

const named = (db: Database, name: FormName) => {
  const forms = db.selectFrom('form')
  if ('formKey' in name) return forms.where('form.form_key', '=', name.formKey)
  const id = 'formId' in name ? name.formId : name.dataId
  // Nineteen digits can be more than a bigint holds; such an id names nothing.
  if (BigInt(id) > maxBigint) return undefined
  if ('formId' in name) return forms.where('form.id', '=', id)
  const ofRecord = db.selectFrom('submission').select('submission.form_id').where('submission.id', '=', id)
  return forms.where('form.id', '=', ofRecord)
}

const maxBigint = 9_223_372_036_854_775_807n
