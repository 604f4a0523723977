import type { DateFieldLabels } from './labels.ts'

/** As the question type says them in English. */
export const words: DateFieldLabels = {
  open: 'Open calendar',
  choose: 'Choose a date',
  unreadable: (pattern) => `Enter the date as ${pattern}.`,
  outOfRange: 'Outside the dates that can be chosen',
  clear: 'Clear',
  done: 'Done',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  thisMonth: 'This month',
  thisWeek: 'This week',
  time: 'Time',
  hour: 'Hour',
  minute: 'Minute',
  letters: { year: 'Y', month: 'M', day: 'D' },
}
