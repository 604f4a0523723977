import type { FormatContext } from '#sdk'

/** Without characters that are taken for one another when somebody reads them out. */
export const alphabets = {
  digits: '0123456789',
  both: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
} as const

export const maxUses = 100
export const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

export interface Code {
  readonly code: string
  readonly state: 'open' | 'used'
  readonly uses: number
  readonly until?: string
  readonly redeemed: readonly { readonly at: string; readonly by: string }[]
}

/** In groups of four, as people read it out. */
export const spaced = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** As it was typed or scanned: in any case, with spaces or hyphens. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const stateText = ({ state, uses, redeemed }: Code, { t }: Pick<FormatContext, 't'>): string => {
  if (state === 'used') return t('state.used')
  return redeemed.length === 0 ? t('state.open') : t('state.some', { count: redeemed.length, uses })
}

/** In the reader's words; a moment that does not exist stays as it is written. */
export const momentText = (at: string, language: string, form: Intl.DateTimeFormatOptions): string => {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? at : new Intl.DateTimeFormat(language, form).format(time)
}

export const standingOf = ({ state, until }: Code): 'open' | 'used' | 'expired' =>
  state === 'used' ? 'used' : until !== undefined && Date.parse(until) < Date.now() ? 'expired' : 'open'
