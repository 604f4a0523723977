import { numberText } from '#shared/form/number-text'

/** An amount with its unit behind it. */
export const amountWords = (amount: number, { locale, unit }: { locale: string; unit: string }): string =>
  [numberText(amount, locale), unit].filter((part) => part !== '').join(' ')
