import { type SelectQueryBuilder, sql } from 'kysely'

/** Which page; pages count from 1. */
export interface PageAt {
  readonly current: number
  readonly size: number
}

/**
 * One page of a list, and how many rows there are in all.
 *
 * @param rows what is shown, in its order
 * @param matching the same rows without columns and order, to be counted
 */
export const findPage = async <Schema, Shown extends keyof Schema, Row, Counting, Counted extends keyof Counting>(
  rows: SelectQueryBuilder<Schema, Shown, Row>,
  matching: SelectQueryBuilder<Counting, Counted, Record<never, never>>,
  { current, size }: PageAt,
): Promise<{ rows: Awaited<ReturnType<typeof rows.execute>>; total: number }> => {
  const [shown, counted] = await Promise.all([
    rows
      .limit(size)
      .offset((current - 1) * size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).$castTo<{ total: number }>().executeTakeFirstOrThrow(),
  ])
  return { rows: shown, total: counted.total }
}
