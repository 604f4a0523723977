import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What services are given: the query builder over our tables. They write queries with it; only repositories import kysely. */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
