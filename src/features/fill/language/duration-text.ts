import { toBcp47 } from '#shared/language-choice'

/** Seconds as people say them: “1 minute 30 seconds”. */
export const durationText = (seconds: number, language: string): string => {
  const locale = toBcp47(language)
  const parts = (
    [
      ['hour', Math.floor(seconds / 3600)],
      ['minute', Math.floor(seconds / 60) % 60],
      ['second', seconds % 60],
    ] as const
  )
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts)
}
