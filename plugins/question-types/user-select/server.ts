import { z } from 'zod'
import { noIssues, type OptionsOf } from '#sdk'
import { defineServerAction, defineServerHalf, type ServerServices } from '#sdk/server'
import type { Member, SearchReply } from '../../_families/members/member.ts'
import type userSelect from './definition.ts'
import { memberOf } from './parts/listed.ts'

export default defineServerHalf<typeof userSelect>({
  actions: {
    search: defineServerAction<typeof userSelect>()({
      input: z.object({ query: z.string().trim().max(100) }),
      perMinute: 60,
      run: async ({ query }, { options, userId, services }): Promise<SearchReply> => {
        if (options.people === 'listed') {
          const wanted = query.toLowerCase()
          const found = options.list.filter(({ name }) => name.toLowerCase().includes(wanted))
          return { signInRequired: false, found: found.slice(0, maxFound).map(memberOf) }
        }
        // Strangers must not learn who works here.
        if (userId === null) return { signInRequired: true, found: [] }
        const found = await services.people.search({ query, limit: maxFound, ...withinOf(options) })
        return { signInRequired: false, found }
      },
    }),
    own: defineServerAction<typeof userSelect>()({
      input: z.unknown(),
      perMinute: 30,
      run: async (_input, { options, userId, services }): Promise<readonly Member[]> => {
        if (!options.ownFirst || userId === null) return []
        const me = await among([userId], options, services)
        // Of a list under the name the author gave them in it.
        if (options.people === 'listed')
          return options.list.filter(({ userId: id }) => me.some((each) => each.id === id)).map(memberOf)
        return me.map(({ id, name }) => ({ id, name }))
      },
    }),
  },
  check: async (answer, { options, userId, services }) => {
    if (options.people !== 'listed' && userId === null) return [{ code: 'user-select.signIn' }]
    const ids = answer.map(({ id }) => id)
    const found = await among(ids, options, services)
    const active = new Map(found.map(({ id, name }) => [id, name]))
    // Of listed people the validator has compared the name with the list's.
    const isKnown = options.people === 'listed' ? isActive : isActiveByName
    return answer.every((person) => isKnown(person, active)) ? noIssues : [{ code: 'user-select.unknownPerson' }]
  },
})

const maxFound = 20

/** Whom the author means, where they are not named one by one. */
const withinOf = ({ people, departments = [], roles = [] }: Options): { departments?: string[]; roles?: string[] } => {
  if (people === 'departments') return { departments: departments.map(({ deptId }) => deptId) }
  return people === 'roles' ? { roles: roles.map(({ roleId }) => roleId) } : {}
}

/** Those of them that are active, and in the range by now. */
const among = (ids: readonly string[], options: Options, services: ServerServices) => {
  const { departments, roles } = withinOf(options)
  return services.people.byIds(ids, departments, roles)
}

type Options = OptionsOf<typeof userSelect>
type Known = (person: { readonly id: string; readonly name: string }, active: ReadonlyMap<string, string>) => boolean
const isActive: Known = ({ id }, active) => active.has(id)
const isActiveByName: Known = ({ id, name }, active) => active.get(id) === name
