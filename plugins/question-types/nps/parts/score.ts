export interface NpsScore {
  /** −100 to 100; null while nobody has answered. */
  readonly score: number | null
  /** 9 and 10. */
  readonly promoters: number
  /** 7 and 8. */
  readonly passives: number
  /** 0 to 6. */
  readonly detractors: number
}

/** The share of promoters less that of detractors, in points, and how many people are in each group. */
export const scoreOf = (values: readonly { readonly id: string; readonly count: number }[]): NpsScore => {
  const between = (from: number, to: number) =>
    values.reduce((sum, { id, count }) => (Number(id) >= from && Number(id) <= to ? sum + count : sum), 0)
  const [promoters, passives, detractors] = [between(9, 10), between(7, 8), between(0, 6)]
  const total = promoters + passives + detractors
  return { score: total === 0 ? null : (100 * (promoters - detractors)) / total, promoters, passives, detractors }
}
