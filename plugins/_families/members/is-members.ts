import { type Member, maxChosen, maxNameLength, type OfferedMember } from './member.ts'

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isMembers = (answer: unknown): answer is { id: string; name: string }[] =>
  Array.isArray(answer) &&
  answer.length <= maxChosen &&
  answer.every(isMember) &&
  new Set(answer.map(({ id }: Member) => id)).size === answer.length

const isMember = (member: unknown): boolean => isOffered(member) && Object.keys(member).length === 2

/** A member with a hint or without one, as a server says it. */
export const isOffered = (member: unknown): member is OfferedMember => {
  if (typeof member !== 'object' || member === null) return false
  // Reading members of any object is safe, and each one is checked before it is believed.
  const { id, name, hint } = member as Partial<OfferedMember>
  return (
    typeof id === 'string' &&
    rowId.test(id) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= maxNameLength &&
    (hint === undefined || typeof hint === 'string')
  )
}

const rowId = /^\d{1,18}$/
