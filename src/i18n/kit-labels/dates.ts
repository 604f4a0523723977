import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const datesLabels = ({
  t,
  raw,
}: Say): Pick<
  KitLabels,
  | 'calendar'
  | 'date-picker'
  | 'date-range-picker'
  | 'date-time-picker'
  | 'month-picker'
  | 'time-picker'
  | 'time-range-picker'
  | 'cron-input'
> => {
  const calendar = {
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    month: t('calendar.month'),
    year: t('calendar.year'),
    today: t('calendar.today'),
    outOfRange: t('calendar.outOfRange'),
  }
  const datePicker = {
    ...calendar,
    open: t('date-picker.open'),
    choose: t('date-picker.choose'),
    unreadable: raw('date-picker.unreadable'),
    clear: t('date-picker.clear'),
    letters: {
      year: t('date-picker.letters.year'),
      month: t('date-picker.letters.month'),
      day: t('date-picker.letters.day'),
    },
  }

  return {
    calendar,
    'date-picker': datePicker,
    'date-range-picker': {
      ...datePicker,
      choose: t('date-range-picker.choose'),
      start: t('date-range-picker.start'),
      end: t('date-range-picker.end'),
      reversed: t('date-range-picker.reversed'),
      presets: t('date-range-picker.presets'),
    },
    'date-time-picker': {
      date: t('date-time-picker.date'),
      time: t('date-time-picker.time'),
      outOfRange: t('date-time-picker.outOfRange'),
    },
    'month-picker': {
      open: t('month-picker.open'),
      choose: t('month-picker.choose'),
      unreadable: raw('month-picker.unreadable'),
      previousYear: t('month-picker.previousYear'),
      nextYear: t('month-picker.nextYear'),
      year: t('month-picker.year'),
      thisMonth: t('month-picker.thisMonth'),
      clear: t('month-picker.clear'),
      outOfRange: t('month-picker.outOfRange'),
      letters: { year: t('month-picker.letters.year'), month: t('month-picker.letters.month') },
    },
    'time-picker': {
      hour: t('time-picker.hour'),
      minute: t('time-picker.minute'),
      second: t('time-picker.second'),
      dayHalf: t('time-picker.dayHalf'),
      empty: t('time-picker.empty'),
      clear: t('time-picker.clear'),
    },
    'time-range-picker': {
      start: t('time-range-picker.start'),
      end: t('time-range-picker.end'),
      reversed: t('time-range-picker.reversed'),
      nextDay: t('time-range-picker.nextDay'),
    },
    'cron-input': {
      fields: {
        second: t('cron-input.fields.second'),
        minute: t('cron-input.fields.minute'),
        hour: t('cron-input.fields.hour'),
        day: t('cron-input.fields.day'),
        month: t('cron-input.fields.month'),
        weekday: t('cron-input.fields.weekday'),
        year: t('cron-input.fields.year'),
      },
      modes: {
        every: t('cron-input.modes.every'),
        free: t('cron-input.modes.free'),
        step: t('cron-input.modes.step'),
        range: t('cron-input.modes.range'),
        list: t('cron-input.modes.list'),
        'last-day': t('cron-input.modes.last-day'),
        'last-working-day': t('cron-input.modes.last-working-day'),
        'near-working-day': t('cron-input.modes.near-working-day'),
        'last-weekday': t('cron-input.modes.last-weekday'),
        'nth-weekday': t('cron-input.modes.nth-weekday'),
      },
      from: t('cron-input.from'),
      to: t('cron-input.to'),
      step: t('cron-input.step'),
      nth: t('cron-input.nth'),
      tabs: t('cron-input.tabs'),
      next: t('cron-input.next'),
      never: t('cron-input.never'),
      problems: {
        'field-count': raw('cron-input.problems.field-count'),
        unreadable: raw('cron-input.problems.unreadable'),
        'out-of-range': raw('cron-input.problems.out-of-range'),
        'both-days': t('cron-input.problems.both-days'),
        'no-days': t('cron-input.problems.no-days'),
      },
      words: {
        at: raw('cron-input.words.at'),
        second: {
          every: t('cron-input.words.second.every'),
          value: raw('cron-input.words.second.value'),
          range: raw('cron-input.words.second.range'),
          step: raw('cron-input.words.second.step'),
        },
        minute: {
          every: t('cron-input.words.minute.every'),
          value: raw('cron-input.words.minute.value'),
          range: raw('cron-input.words.minute.range'),
          step: raw('cron-input.words.minute.step'),
        },
        hour: {
          every: t('cron-input.words.hour.every'),
          value: raw('cron-input.words.hour.value'),
          range: raw('cron-input.words.hour.range'),
          step: raw('cron-input.words.hour.step'),
        },
        day: {
          every: t('cron-input.words.day.every'),
          value: raw('cron-input.words.day.value'),
          range: raw('cron-input.words.day.range'),
          step: raw('cron-input.words.day.step'),
          last: t('cron-input.words.day.last'),
          beforeLast: raw('cron-input.words.day.beforeLast'),
          lastWorking: t('cron-input.words.day.lastWorking'),
          nearWorking: raw('cron-input.words.day.nearWorking'),
        },
        month: {
          every: t('cron-input.words.month.every'),
          value: raw('cron-input.words.month.value'),
          range: raw('cron-input.words.month.range'),
          step: raw('cron-input.words.month.step'),
        },
        weekday: {
          every: t('cron-input.words.weekday.every'),
          value: raw('cron-input.words.weekday.value'),
          range: raw('cron-input.words.weekday.range'),
          step: raw('cron-input.words.weekday.step'),
          last: raw('cron-input.words.weekday.last'),
          nth: raw('cron-input.words.weekday.nth'),
        },
        year: {
          every: t('cron-input.words.year.every'),
          value: raw('cron-input.words.year.value'),
          range: raw('cron-input.words.year.range'),
          step: raw('cron-input.words.year.step'),
        },
        or: t('cron-input.words.or'),
        order: t('cron-input.words.order', { time: 'time', day: 'day', month: 'month', year: 'year' }),
        separator: t('cron-input.words.separator'),
        sentence: raw('cron-input.words.sentence'),
      },
    },
  }
}
