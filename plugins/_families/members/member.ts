/** A person or a department of an answer: the id, and the name the respondent saw. */
export interface Member {
  readonly id: string
  readonly name: string
}

/** One on offer, with what tells it from others of its name, such as the departments it is in. */
export interface OfferedMember extends Member {
  readonly hint?: string
}

export const maxListed = 500
export const maxChosen = 50
export const maxNameLength = 200

/** What a search of the server may say: who was found, or that only signed-in people may look. */
export interface SearchReply {
  readonly signInRequired: boolean
  readonly found: readonly OfferedMember[]
}
