import type { QuotaOptions } from '../../../_families/choice/quota.ts'
import type { MatrixAnswer } from './matrix.ts'

/** What is said of the quotas of columns, as the options of a choice say it of theirs. */
export type MatrixQuotas = Omit<QuotaOptions, 'choices'> & { readonly columns: QuotaOptions['choices'] }

export const quotasOf = ({ columns, ...rest }: MatrixQuotas): QuotaOptions => ({ ...rest, choices: columns })

/** How often each column is chosen, over all rows. */
export const columnCounts = (answer: MatrixAnswer | undefined): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of Object.values(answer ?? {}).flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
