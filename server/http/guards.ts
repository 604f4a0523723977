// What the door asks before a handler runs, as modules answer it: the kernel judges nobody itself and knows no table.
import type { CurrentUser } from '../kernel/current-user.ts'
import { definePort, type OfferOf, type Port } from '../kernel/port.ts'

/** A form its caller may work on. Only whoever offers `formAccess` makes one. */
export interface FormAccess {
  readonly formId: string
  readonly formKey: string
  readonly ownerId: string
}

/** What a call names: a form by its key or id, or a record of it. */
export type FormName = { readonly formKey: string } | { readonly formId: string } | { readonly dataId: string }

/** Who a bearer token belongs to; null: nobody. */
export const sessions = definePort<(token: string) => Promise<CurrentUser | null>>('sessions')

/** Uses up what a solved captcha earned; false: it earned nothing, or not this browser. */
export const captchaPasses =
  definePort<(code: string, client: { readonly ip: string; readonly userAgent: string }) => Promise<boolean>>(
    'captcha passes',
  )

/** True once the time of the licence is over. */
export const licenceExpiry = definePort<() => Promise<boolean>>('licence expiry')

/** The form, for whoever may work on it. @throws AppError `notFound` for everybody else */
export const formAccess =
  definePort<(user: CurrentUser, name: FormName, options: { readonly recycled: boolean }) => Promise<FormAccess>>(
    'form access',
  )

export interface Guards {
  readonly userOfSession: OfferOf<typeof sessions>
  readonly redeemPass: OfferOf<typeof captchaPasses>
  readonly isExpired: OfferOf<typeof licenceExpiry>
  readonly requireForm: OfferOf<typeof formAccess>
}

export const guardsFrom = (offerOf: <Offer>(port: Port<Offer>) => Offer): Guards => ({
  userOfSession: offerOf(sessions),
  redeemPass: offerOf(captchaPasses),
  isExpired: offerOf(licenceExpiry),
  requireForm: offerOf(formAccess),
})
