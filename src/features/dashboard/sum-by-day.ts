export interface Day {
  /** `yyyy-MM-dd` */
  readonly day: string
  readonly count: number
}

/** One row of days from several forms' rows, in order of time. */
export const sumByDay = (rows: readonly (readonly Day[])[]): readonly Day[] => {
  const counts = new Map<string, number>()
  for (const { day, count } of rows.flat()) counts.set(day, (counts.get(day) ?? 0) + count)
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => a.day.localeCompare(b.day))
}
