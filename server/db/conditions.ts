// Conditions that many lists share.
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Part of a text, whatever its case. `%` and `_` mean themselves. */
export const containsText = (column: string | RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(lower(${typeof column === 'string' ? sql.ref(column) : column}), lower(${text})) > 0`

/** From and to, both inclusive; a day without time means all of it. */
export const isWithin = (
  column: string,
  { beginTime, endTime }: { beginTime?: string | undefined; endTime?: string | undefined },
): RawBuilder<SqlBool> => {
  const from = beginTime === undefined ? sql`true` : sql`${sql.ref(column)} >= ${beginTime}::timestamptz`
  const to =
    endTime === undefined
      ? sql`true`
      : endTime.length === 10
        ? sql`${sql.ref(column)} < ${endTime}::date + 1`
        : sql`${sql.ref(column)} <= ${endTime}::timestamptz`
  return sql<SqlBool>`(${from} and ${to})`
}
