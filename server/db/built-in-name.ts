// Names of what the product brings along: roles, dictionaries with their items, settings. Such a row holds the key of its
// name (`name_key`), so that everybody reads it in their own language, until somebody gives it a name of its own.
import { type RawBuilder, sql } from 'kysely'
import source from '../../locales/zh-cn/server.json'
import { consoleLanguageOf, type MessageKey, message } from '../http/messages.ts'
import { currentOrigin } from '../http/origin.ts'

type Prefixed<Key> = Key extends `builtin.${infer Rest}` ? Rest : never
export type BuiltInName = Prefixed<MessageKey>

/** Tables of rows that may bring their name, and the columns that hold it. */
type Named = 'role.role_name' | 'dict_type.dict_name' | 'dict_data.dict_label' | 'config.config_name'

const prefix = 'builtin.'
const names = Object.keys(source)
  .filter((key): key is MessageKey => key.startsWith(prefix))
  .map((key) => ({ key, name: key.slice(prefix.length) }))

/** @param language as in Accept-Language; by default that of the request being answered */
export const builtInName = (name: BuiltInName, language = currentOrigin()?.language): string =>
  message(`builtin.${name}`, {}, language)

/**
 * The name as whoever asks reads it, in a statement of theirs: lists that search, sort or export by it find what is shown.
 * For one statement: the language is that of the request being answered now.
 */
export const shownName = (column: Named): RawBuilder<string> =>
  sql<string>`coalesce(${wordsIn(currentOrigin()?.language)}::jsonb ->> ${sql.ref(`${tableOf(column)}.name_key`)}, ${sql.ref(column)})`

/**
 * What an edit writes: a row that is saved with the name it is shown under keeps its key, any other name is its own from
 * then on.
 */
export const givenName = (column: Named, name: string): Record<string, RawBuilder<unknown>> => {
  const table = tableOf(column)
  const isAsShown = sql`${shownName(column)} = ${name}`
  return {
    [column.slice(table.length + 1)]: sql`case when ${isAsShown} then ${sql.ref(column)} else ${name} end`,
    name_key: sql`case when ${isAsShown} then ${sql.ref(`${table}.name_key`)} end`,
  }
}

const tableOf = (column: Named): string => column.slice(0, column.indexOf('.'))

const known = new Map<string, string>()

/** All names in one language, as JSON: a parameter of the statement. */
const wordsIn = (acceptLanguage: string | undefined): string => {
  const language = consoleLanguageOf(acceptLanguage)
  const before = known.get(language)
  if (before !== undefined) return before
  const words = JSON.stringify(Object.fromEntries(names.map(({ key, name }) => [name, message(key, {}, language)])))
  known.set(language, words)
  return words
}
