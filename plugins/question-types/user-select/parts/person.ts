/** A person of an answer: the id, and the name the respondent saw. */
export interface Person {
  readonly id: string
  readonly name: string
}

/**
 * A person an author lists. Not `id`: what options hold under that key are ids of the form itself, which copies renew.
 */
export interface ListedPerson {
  readonly userId: string
  readonly name: string
}

export const maxListed = 500
export const maxChosen = 50
export const maxNameLength = 200

export const personOf = ({ userId, name }: ListedPerson): Person => ({ id: userId, name })

/** What the `search` action answers. */
export interface SearchReply {
  /** True: only signed-in people may look others up. */
  readonly signInRequired: boolean
  readonly people: readonly Person[]
}
