import type { Choice } from './choice.ts'

/** How long a quota lasts before it begins anew; without it there is one for ever. */
export type QuotaCycle = 'day' | 'week'

/** What an author sets about quotas, beside the number of each option. */
export interface QuotaOptions {
  readonly choices: readonly { readonly id: string; readonly quota?: number }[]
  readonly quotaCycle?: QuotaCycle
  readonly showLeft?: boolean
}

/** More than any form takes answers. */
export const maxQuota = 1_000_000

export const hasQuota = (choices: QuotaOptions['choices']): boolean => choices.some(({ quota }) => quota !== undefined)

/** An option as a respondent is offered it now. */
export interface OfferedChoice extends Choice {
  /** How many more may choose it; absent: any number, or as many as nobody needs to be told. */
  readonly left?: number
}

/** Free by option, as the server says; null: enough, and not for everybody's eyes. */
export type PlacesLeft = Readonly<Record<string, number | null>>
