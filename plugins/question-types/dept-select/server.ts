import { z } from 'zod'
import { noIssues } from '#sdk'
import { type DepartmentSummary, defineServerAction, defineServerHalf } from '#sdk/server'
import type { Member, OfferedMember, SearchReply } from '../../_families/members/member.ts'
import type deptSelect from './definition.ts'
import { memberOf } from './parts/listed.ts'

export default defineServerHalf<typeof deptSelect>({
  actions: {
    search: defineServerAction<typeof deptSelect>()({
      input: z.object({ query: z.string().trim().max(100) }),
      perMinute: 60,
      run: async ({ query }, { options, userId, services }): Promise<SearchReply> => {
        const { departments, list } = options
        if (departments === 'listed') {
          const wanted = query.toLowerCase()
          const found = list.filter(({ name }) => name.toLowerCase().includes(wanted))
          return { signInRequired: false, found: found.slice(0, maxFound).map(memberOf) }
        }
        // Strangers must not learn how the organisation is made.
        if (userId === null) return { signInRequired: true, found: [] }
        const found = await services.departments.search({ query, limit: maxFound, ...withinOf(options) })
        return { signInRequired: false, found: found.map(offered) }
      },
    }),
    own: defineServerAction<typeof deptSelect>()({
      input: z.unknown(),
      perMinute: 30,
      run: async (_input, { options, userId, services }): Promise<readonly Member[]> => {
        if (!options.ownFirst || userId === null) return []
        const own = await services.departments.ofPerson(userId)
        if (!own) return []
        if (options.departments === 'listed')
          return options.list.filter(({ deptId }) => deptId === own.id).map(memberOf)
        const { within } = withinOf(options)
        return (await services.departments.byIds([own.id], within)).map(({ id, name }) => ({ id, name }))
      },
    }),
  },
  check: async (answer, { options, userId, services }) => {
    const { departments } = options
    if (departments !== 'listed' && userId === null) return [{ code: 'dept-select.signIn' }]
    const { within } = withinOf(options)
    const found = await services.departments.byIds(
      answer.map(({ id }) => id),
      departments === 'below' ? within : undefined,
    )
    const active = new Map(found.map(({ id, name }) => [id, name]))
    // Of listed departments the validator has compared the name with the list's.
    const isKnown = ({ id, name }: Member) => (departments === 'listed' ? active.has(id) : active.get(id) === name)
    return answer.every(isKnown) ? noIssues : [{ code: 'dept-select.unknownDepartment' }]
  },
})

const maxFound = 20

type Range = Pick<Parameters<typeof memberOf>[0], 'deptId'>
const withinOf = ({ departments, list }: { departments: string; list: readonly Range[] }): { within?: string[] } =>
  departments === 'below' ? { within: list.map(({ deptId }) => deptId) } : {}

/** Two departments may have one name: the way to them tells them apart. */
const offered = ({ id, name, path }: DepartmentSummary): OfferedMember => ({
  id,
  name,
  ...(path !== name && { hint: path }),
})
