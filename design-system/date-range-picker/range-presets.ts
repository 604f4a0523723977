import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth, startOfWeek } from '../_internal/iso-date.ts'

export interface DateRange {
  start: IsoDate | undefined
  end: IsoDate | undefined
}

export type RangePresetId =
  | 'today'
  | 'yesterday'
  | 'last7'
  | 'last30'
  | 'thisWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear'

/**
 * The stretch of days a preset means, first and last day included.
 *
 * @param firstWeekday 0 is Sunday; decides where "this week" starts
 */
export function presetRange(id: RangePresetId, today: IsoDate, firstWeekday: number): { start: IsoDate; end: IsoDate } {
  switch (id) {
    case 'today':
      return { start: today, end: today }
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) }
    case 'last7':
      return { start: addDays(today, -6), end: today }
    case 'last30':
      return { start: addDays(today, -29), end: today }
    case 'thisWeek': {
      const start = startOfWeek(today, firstWeekday)
      return { start, end: addDays(start, 6) }
    }
    case 'thisMonth':
      return { start: startOfMonth(today), end: endOfMonth(today) }
    case 'lastMonth': {
      const month = addMonths(startOfMonth(today), -1)
      return { start: month, end: endOfMonth(month) }
    }
    case 'thisYear':
      return { start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` }
  }
}
