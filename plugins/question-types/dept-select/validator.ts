import { defineValidator, type Issue, noIssues } from '#sdk'
import { isMembers } from '../../_families/members/is-members.ts'
import type deptSelect from './definition.ts'

/** What is listed, and how many. Whether the departments exist, and where, only the server knows. */
export default defineValidator<typeof deptSelect>({
  is: isMembers,
  isEmpty: (chosen) => chosen.length === 0,
  operand: (chosen) => chosen.map(({ id }) => id),
  prepare: ({ multiple, max = Infinity, departments, list }) => {
    const names = new Map(list.map(({ deptId, name }) => [deptId, name]))
    const unknownDepartment: readonly Issue[] = [{ code: 'dept-select.unknownDepartment' }]
    const single: readonly Issue[] = [{ code: 'dept-select.single' }]
    const tooMany: readonly Issue[] = [{ code: 'dept-select.tooMany', params: { max } }]
    return (answer) => {
      // The name is stored and shown with the answer, so it has to be the one that was on offer.
      if (departments === 'listed')
        for (const { id, name } of answer) if (names.get(id) !== name) return unknownDepartment
      if (!multiple && answer.length > 1) return single
      return multiple && answer.length > max ? tooMany : noIssues
    }
  },
})
