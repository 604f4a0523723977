import type { UserFilters, UserRow } from '#shared/contract/user'
import type { Database } from '../../db/database.ts'
import { message } from '../../http/messages.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { listSheet, maxSheetRows, type Sheet, type SheetColumn } from '../../sheet/list-sheet.ts'
import { audit } from '../system/audit-repository.ts'
import { columnTitle, type ImportColumn, importColumns } from './import-sheet.ts'
import { listUsers } from './repository.ts'

/** The people of a list. Its columns are those of an import, so that a file can come back changed. */
export async function userSheet(
  db: Database,
  { user, ip }: { user: CurrentUser; ip: string },
  filters: UserFilters,
  language: string | undefined,
): Promise<Sheet> {
  const { rows } = await listUsers(db, user, filters, { current: 1, size: maxSheetRows })
  await audit(db, { userId: user.id, ip, action: 'user.export', detail: { rows: rows.length } })
  return listSheet('sheet.users', [...importedColumns, ['sheet.createTime', (row) => row.createTime]], {
    rows,
    language,
  })
}

const sexes = { '0': 'sheet.male', '1': 'sheet.female', '2': 'sheet.unknown' } as const
const cells: Readonly<Record<ImportColumn, SheetColumn<UserRow>[1]>> = {
  userName: (row) => row.userName,
  nickName: (row) => row.nickName,
  dept: (row) => row.deptName,
  email: (row) => row.email,
  phone: (row) => row.phone,
  sex: (row, say) => say(sexes[row.sex]),
  status: (row, say) => say(`sheet.${row.status}`),
  roles: (row) => row.roles.map((role) => role.roleKey).join(','),
  posts: (row) => row.posts.map((post) => post.postName).join(','),
  remark: (row) => row.remark,
}
const importedColumns = importColumns.map((column): SheetColumn<UserRow> => [`sheet.${column}`, cells[column]])

/** Headings and nothing else: an example would be imported by somebody. */
export const importTemplate = (language: string | undefined): Sheet => ({
  name: message('sheet.userTemplate', {}, language),
  header: importColumns.map((column) => columnTitle(column, language)),
  rows: [],
})
