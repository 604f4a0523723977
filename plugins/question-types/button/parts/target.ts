import { isSafeLink } from '#shared/safe-addresses'
import { maxAddressLength, webAddressOf } from '../../../_families/link/web-address.ts'

export const actions = ['link', 'phone', 'email', 'set'] as const
type Action = (typeof actions)[number]
export const looks = ['primary', 'secondary', 'ghost'] as const
export const aligns = ['start', 'center', 'end', 'wide'] as const

export const maxTargetLength = maxAddressLength
/** Answers that one button fills in, and how long each text is at most. */
export const maxSets = 10
export const maxSetLength = 500

/** Where the button leads; undefined while what the author typed leads nowhere, or nowhere that is safe. */
export const addressOf = ({
  action,
  target,
}: {
  readonly action: Action
  readonly target: string
}): string | undefined => {
  const typed = target.trim()
  if (typed === '' || action === 'set') return undefined
  const address = made[action](typed)
  return address !== undefined && isSafeLink(address) ? address : undefined
}

/** Something comes of pressing it. */
export const leads = ({
  sets = [],
  ...options
}: Parameters<typeof addressOf>[0] & { readonly sets?: readonly unknown[] }): boolean =>
  options.action === 'set' ? sets.length > 0 : addressOf(options) !== undefined

const made: Readonly<Record<Exclude<Action, 'set'>, (typed: string) => string | undefined>> = {
  link: webAddressOf,
  phone: (typed) => {
    const digits = typed.replace(/[\s().-]/g, '')
    return /^\+?[0-9*#]{3,20}$/.test(digits) ? `tel:${digits}` : undefined
  },
  email: (typed) => (/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(typed) ? `mailto:${typed}` : undefined),
}
