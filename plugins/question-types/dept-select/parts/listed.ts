import type { Member } from '../../../_families/members/member.ts'

/** A department an author lists. Not `id`: what options hold under that key are ids of the form itself, which copies renew. */
export interface ListedDepartment {
  readonly deptId: string
  readonly name: string
}

export const memberOf = ({ deptId, name }: ListedDepartment): Member => ({ id: deptId, name })
