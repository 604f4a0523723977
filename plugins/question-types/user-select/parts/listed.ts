import type { Member } from '../../../_families/members/member.ts'

/**
 * A person an author lists. Not `id`: what options hold under that key are ids of the form itself, which copies renew.
 */
export interface ListedPerson {
  readonly userId: string
  readonly name: string
}

export const memberOf = ({ userId, name }: ListedPerson): Member => ({ id: userId, name })
