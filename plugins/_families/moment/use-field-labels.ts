import type { DateFieldLabels } from '#ds/date-field'
import { useT } from '#sdk/ui'
import type { DateKind } from './calendar.ts'

/** What the field and its panel say, for one kind. */
export const useFieldLabels = (kind: DateKind): DateFieldLabels => {
  const t = useT()
  const panel = kind === 'datetime' ? 'date' : kind
  return {
    choose: panel === 'year' ? '' : t(`choose.${panel}`),
    open: kind === 'time' ? t('choose.time') : t('open'),
    unreadable: (pattern) =>
      panel === 'date' || panel === 'month' ? t(`unreadable.${panel}`, { pattern }) : t(`issue.${panel}`),
    outOfRange: t(kind === 'month' ? 'outOfRange.month' : 'outOfRange.date'),
    clear: t('clear'),
    done: t('done'),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    previousYear: t('previousYear'),
    nextYear: t('nextYear'),
    month: t('month'),
    year: t('year'),
    today: t('today'),
    thisMonth: t('thisMonth'),
    ...(kind === 'week' && { thisWeek: t('thisWeek') }),
    time: t('time'),
    hour: t('hour'),
    minute: t('minute'),
    letters: { year: t('letters.year'), month: t('letters.month'), day: t('letters.day') },
  }
}
