import { z } from 'zod'
import { noIssues } from '#sdk'
import { defineServerAction, defineServerHalf } from '#sdk/server'
import type userSelect from './definition.ts'
import { personOf, type SearchReply } from './parts/person.ts'

export default defineServerHalf<typeof userSelect>({
  actions: {
    search: defineServerAction<typeof userSelect>()({
      input: z.object({ query: z.string().trim().max(100) }),
      perMinute: 60,
      run: async ({ query }, { options, userId, services }): Promise<SearchReply> => {
        if (options.people === 'listed') {
          const wanted = query.toLowerCase()
          const found = options.list.filter(({ name }) => name.toLowerCase().includes(wanted))
          return { signInRequired: false, people: found.slice(0, maxFound).map(personOf) }
        }
        // Strangers must not learn who works here.
        if (userId === null) return { signInRequired: true, people: [] }
        return { signInRequired: false, people: await services.people.search({ query, limit: maxFound }) }
      },
    }),
  },
  check: async (answer, { options, userId, services }) => {
    if (options.people === 'everyone' && userId === null) return [{ code: 'user-select.signIn' }]
    const active = new Map((await services.people.byIds(answer.map(({ id }) => id))).map(({ id, name }) => [id, name]))
    // Of listed people the validator has compared the name with the list's.
    const isKnown = options.people === 'listed' ? isActive : isActiveByName
    return answer.every((person) => isKnown(person, active)) ? noIssues : [{ code: 'user-select.unknownPerson' }]
  },
})

const maxFound = 20

type Known = (person: { readonly id: string; readonly name: string }, active: ReadonlyMap<string, string>) => boolean
const isActive: Known = ({ id }, active) => active.has(id)
const isActiveByName: Known = ({ id, name }, active) => active.get(id) === name
