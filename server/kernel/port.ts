// How modules get what they need of each other without naming each other's insides.

/** What one module offers to others. The token is declared beside the type it stands for, and carries it. */
export interface Port<Offer> {
  readonly name: string
  /** Never there: it only keeps the type. */
  readonly offer?: (offer: Offer) => Offer
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for lists of ports.
export type AnyPort = Port<any>

/** Ports by the names a module calls them. */
export type Ports = Readonly<Record<string, AnyPort>>
export type OfferOf<Wanted extends AnyPort> = Wanted extends Port<infer Offer> ? Offer : never
export type OffersOf<Wanted extends Ports> = { readonly [Name in keyof Wanted]: OfferOf<Wanted[Name]> }

/** @param name unique and telling: it stands in the message when nobody offers it */
export const definePort = <Offer>(name: string): Port<Offer> => ({ name })

/**
 * A list that any number of modules add to and one reads, such as what must be done before records go. It may be declared
 * below those who add to it, so that a lower module works for a higher one without knowing it.
 */
export interface Slot<Item> {
  readonly name: string
  /** Never there: it only keeps the type. */
  readonly item?: (item: Item) => Item
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for lists of contributions.
export type AnySlot = Slot<any>

export const defineSlot = <Item>(name: string): Slot<Item> => ({ name })

export interface Contribution {
  readonly slot: AnySlot
  readonly item: unknown
}

/** Adds to a slot; see `Started.contributes`. */
export const toSlot = <Item>(slot: Slot<Item>, item: Item): Contribution => ({ slot, item })
