import { weekdayNames } from './weekday-names.ts'

/** `Mon–Fri`, `Sat, Sun`: days of the week in a few letters. @param days 1 Monday to 7 Sunday, any order */
export const daysText = (days: readonly number[], locale: string): string => {
  const names = weekdayNames(locale)
  const sorted = days.toSorted((a, b) => a - b)
  const runs: number[][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => names[(day ?? 1) - 1] ?? ''
  const texts = runs.flatMap((run) =>
    run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map((day) => name(day)),
  )
  return texts.join(locale.startsWith('zh') || locale.startsWith('ja') ? '、' : ', ')
}
