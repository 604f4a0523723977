import type { LimitPeriod } from '#shared/contract/form-setting'

/** The period a moment lies in, by the clock of the installation; weeks begin on Monday. Null: all time. */
export const periodAt = (period: LimitPeriod, now: Date): { readonly from: Date; readonly to: Date } | null => {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  switch (period) {
    case 'ever':
      return null
    case 'day':
      return { from: new Date(year, month, day), to: new Date(year, month, day + 1) }
    case 'week': {
      const monday = day - ((now.getDay() + 6) % 7)
      return { from: new Date(year, month, monday), to: new Date(year, month, monday + 7) }
    }
    case 'month':
      return { from: new Date(year, month, 1), to: new Date(year, month + 1, 1) }
  }
}
