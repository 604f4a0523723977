// When a form is open, by the clock of the installation.
import type { FillWindow } from '#shared/contract/form-setting'

export type Opening =
  | { readonly isOpen: true }
  /** `opensAt` null: never again. */
  | { readonly isOpen: false; readonly opensAt: Date | null }

/** Whether the window is open at a moment, and if not, when it will be next. Ends are not part of it. */
export const openingAt = (window: FillWindow, now: Date): Opening => {
  if (!window.on) return { isOpen: true }
  const opensAt = nextOpening(window, now)
  return opensAt?.getTime() === now.getTime() ? { isOpen: true } : { isOpen: false, opensAt }
}

/** The first moment from `now` on at which it is open; `now` itself when it is. */
const nextOpening = ({ from, to, days, hours }: FillWindow, now: Date): Date | null => {
  const begin = from === null ? now : latest(now, new Date(from))
  const end = to === null ? null : new Date(to)
  // From the day before, whose hours may pass midnight, to the same weekday of next week.
  for (let offset = -1; offset <= 8; offset++) {
    const day = new Date(begin.getFullYear(), begin.getMonth(), begin.getDate() + offset)
    if (!days.includes(weekdayOf(day))) continue
    const [start, close] = hoursOf(day, hours)
    const opens = latest(start, begin)
    if (opens < close && (end === null || opens < end)) return opens
  }
  return null
}

const hoursOf = (day: Date, hours: FillWindow['hours']): [Date, Date] => {
  if (!hours) return [day, at(day, 1, '00:00')]
  return [at(day, 0, hours.start), at(day, hours.end <= hours.start ? 1 : 0, hours.end)]
}

const at = (day: Date, plusDays: number, clock: string): Date => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + plusDays, hour, minute)
}

const latest = (a: Date, b: Date): Date => (a > b ? a : b)

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: Date): number => day.getDay() || 7
