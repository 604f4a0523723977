import { mondayOf } from '../../../_families/moment/calendar.ts'

/** Monday to Sunday of a week that exists, as people of a language write a stretch of days. */
export const weekDays = (week: string, language: string): string => {
  const monday = mondayOf(week) * 86_400_000
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    monday,
    monday + 6 * 86_400_000,
  )
}
