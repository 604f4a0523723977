import type { UserFilters } from '#shared/contract/user'
import type { Database } from '../../db/database.ts'
import { type MessageKey, message } from '../../http/messages.ts'
import type { CurrentUser } from '../auth/current-user.ts'
import { maxSheetRows, type Sheet } from '../export/sheet.ts'
import { audit } from '../system/audit-repository.ts'
import { columnTitle, importColumns } from './import-sheet.ts'
import { listUsers } from './repository.ts'

/** The people of a list. Its columns are those of an import, so that a file can come back changed. */
export async function userSheet(
  db: Database,
  { user, ip }: { user: CurrentUser; ip: string },
  filters: UserFilters,
  language: string | undefined,
): Promise<Sheet> {
  const say = (key: MessageKey) => message(key, {}, language)
  const { rows } = await listUsers(db, user, filters, { current: 1, size: maxSheetRows })
  await audit(db, { userId: user.id, ip, action: 'user.export', detail: { rows: rows.length } })
  return {
    name: say('sheet.users'),
    header: [...importColumns.map((column) => columnTitle(column, language)), say('sheet.createTime')],
    rows: rows.map((row) => [
      row.userName,
      row.nickName,
      row.deptName,
      row.email,
      row.phone,
      say(row.sex === '0' ? 'sheet.male' : row.sex === '1' ? 'sheet.female' : 'sheet.unknown'),
      say(`sheet.${row.status}`),
      row.roles.map((role) => role.roleKey).join(','),
      row.remark,
      row.createTime,
    ]),
  }
}

/** Headings and nothing else: an example would be imported by somebody. */
export const importTemplate = (language: string | undefined): Sheet => ({
  name: message('sheet.userTemplate', {}, language),
  header: importColumns.map((column) => columnTitle(column, language)),
  rows: [],
})
