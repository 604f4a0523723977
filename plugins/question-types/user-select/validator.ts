import { defineValidator, type Issue, noIssues } from '#sdk'
import { isMembers } from '../../_families/members/is-members.ts'
import type userSelect from './definition.ts'

/** Who is listed, and how many. Whether the people exist only the server knows. */
export default defineValidator<typeof userSelect>({
  is: isMembers,
  isEmpty: (people) => people.length === 0,
  prepare: ({ multiple, max = Infinity, people, list }) => {
    const names = new Map(list.map(({ userId, name }) => [userId, name]))
    const unknownPerson: readonly Issue[] = [{ code: 'user-select.unknownPerson' }]
    const single: readonly Issue[] = [{ code: 'user-select.single' }]
    const tooMany: readonly Issue[] = [{ code: 'user-select.tooMany', params: { count: max } }]
    return (answer) => {
      // The name is stored and shown with the answer, so it has to be the one that was on offer.
      if (people === 'listed') for (const { id, name } of answer) if (names.get(id) !== name) return unknownPerson
      if (!multiple && answer.length > 1) return single
      return multiple && answer.length > max ? tooMany : noIssues
    }
  },
})
