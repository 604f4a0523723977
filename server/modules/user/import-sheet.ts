// The columns of an import of people: how they are named, and what stands in a row.
import type { z } from 'zod'
import { emailSchema, phoneSchema, remarkSchema } from '#shared/contract/fields'
import { nickNameSchema, userNameSchema } from '#shared/contract/user'
import { type MessageKey, message } from '../../http/messages.ts'

export const importColumns = [
  'userName',
  'nickName',
  'dept',
  'email',
  'phone',
  'sex',
  'status',
  'roles',
  'posts',
  'remark',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Everything that may be said in a cell; undefined: the file has no such column. */
export type ImportRecord = { readonly [Column in ImportColumn]?: string }

export interface ImportLine {
  /** In the file, the heading being 1. */
  readonly row: number
  readonly record: ImportRecord
}

/** The heading of a column in a language. */
export const columnTitle = (column: ImportColumn, language: string | undefined): string =>
  message(`sheet.${column}`, {}, language)

const languages = ['zh-cn', 'en', 'de']

/**
 * The lines of a file whose first row names the columns, in any of our languages or by their field names. Lines without
 * any text are left out.
 * @returns null when the column of user names is missing
 */
export const linesOf = (rows: readonly (readonly string[])[]): ImportLine[] | null => {
  const columns = (rows[0] ?? []).map(columnNamed)
  if (!columns.includes('userName')) return null
  return rows.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const record: { [Column in ImportColumn]?: string } = {}
    for (const [at, column] of columns.entries()) if (column) record[column] = (cells[at] ?? '').trim()
    return [{ row: index + 2, record }]
  })
}

const columnNamed = (heading: string): ImportColumn | undefined => {
  const wanted = heading.trim().toLowerCase()
  return importColumns.find(
    (column) =>
      column.toLowerCase() === wanted ||
      languages.some((language) => columnTitle(column, language).toLowerCase() === wanted),
  )
}

/** Fields with a form of their own, as the form of the console checks them. */
export const importFields = {
  userName: userNameSchema,
  nickName: nickNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  remark: remarkSchema,
} satisfies Partial<Record<ImportColumn, z.ZodType<string>>>

const worded = <Value extends string>(words: Readonly<Record<Value, MessageKey>>) => {
  const known = new Map<string, Value>()
  // Object.entries forgets which keys there are.
  for (const [value, key] of Object.entries(words) as [Value, MessageKey][]) {
    known.set(value.toLowerCase(), value)
    for (const language of languages) known.set(message(key, {}, language).toLowerCase(), value)
  }
  return (text: string): Value | undefined => known.get(text.toLowerCase())
}

/** What a cell says, by value or by word in any of our languages. */
export const sexOf = worded({ '0': 'sheet.male', '1': 'sheet.female', '2': 'sheet.unknown' })
export const statusOf = worded({ active: 'sheet.active', disabled: 'sheet.disabled' })
