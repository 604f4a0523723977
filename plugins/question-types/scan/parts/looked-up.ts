import type { OptionsOf } from '#sdk'
import type scan from '../definition.ts'

/** What is known of a code, by the id of the question that it fills in; nothing of a code that is not in the table. */
export const lookedUp = (
  code: string,
  { fills, rows }: NonNullable<OptionsOf<typeof scan>['lookUp']>,
): Readonly<Record<string, string>> => {
  const row = rows.find(({ cells: [known = ''] }) => known !== '' && known === code.trim())
  return row ? Object.fromEntries(fills.map((id, index) => [id, row.cells[index + 1] ?? ''])) : {}
}
