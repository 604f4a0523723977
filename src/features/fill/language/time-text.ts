import { toBcp47 } from '#shared/language-choice'

/** Date and time as people of that language write them, hours to 23 (spec 9). */
export const timeText = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(toBcp47(language), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(date)
