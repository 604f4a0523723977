import type { Generated, Id, Jsonb, Timestamp, UpdatedBy } from '#sdk/page-server'
import type { Json } from '#shared/form/definition'

declare module '#sdk/page-server' {
  interface Tables {
    own_theme: {
      id: Generated<Id>
      name: string
      category: string
      look: Jsonb<Json>
      sort: Generated<number>
      version: Generated<number>
      created_at: Timestamp
      updated_at: Timestamp
      updated_by: UpdatedBy
    }
  }
}
