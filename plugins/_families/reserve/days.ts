// Days as ISO texts (`2026-03-14`), without clocks and zones: a reservation is for a day on the wall.

export const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const isoOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Whether there is such a day. */
export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && isoOf(date) === text
}

/** The day on the wall of whoever asks. */
export const dayOf = (now: number): string => {
  const date = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const hour = 3_600_000

/** The earliest and the latest day that anyone on earth calls today. */
export const todaysOnEarth = (now: number): readonly [string, string] => [
  isoOf(new Date(now - 12 * hour)),
  isoOf(new Date(now + 14 * hour)),
]

export const addDays = (day: string, days: number): string => {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return isoOf(date)
}

/** 0 for Monday. */
export const weekdayOf = (day: string): number => (utc(day).getUTCDay() + 6) % 7

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
export const nextMonth = (day: string, by = 1): string => {
  const date = utc(startOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + by)
  return isoOf(date)
}
export const daysOfMonth = (day: string): readonly string[] => {
  const first = startOfMonth(day)
  const after = nextMonth(day)
  const days: string[] = []
  for (let each = first; each < after; each = addDays(each, 1)) days.push(each)
  return days
}

export const dayText = (day: string, language: string, form: Intl.DateTimeFormatOptions): string =>
  isDay(day) ? new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(utc(day)) : day
