import { z } from 'zod'
import { defineEndpoint, idSchema, permission } from './endpoint.ts'

export const findPeople = defineEndpoint({
  method: 'GET',
  path: '/user/people',
  summary: 'Active people whose name holds a text, for the lists an author makes: id and name, at most 20',
  access: permission('project:form:edit', 'all'),
  query: z.object({ query: z.string().trim().max(100).default('') }),
  data: z.array(z.object({ id: idSchema, name: z.string() })),
})

export const findDepartments = defineEndpoint({
  method: 'GET',
  path: '/user/departments',
  summary:
    'Active departments whose name holds a text, for the lists an author makes, with the way to them; at most 20',
  access: permission('project:form:edit', 'all'),
  query: z.object({ query: z.string().trim().max(100).default('') }),
  data: z.array(z.object({ id: idSchema, name: z.string(), path: z.string() })),
})

export const findRoles = defineEndpoint({
  method: 'GET',
  path: '/user/roles',
  summary: 'Active roles whose name holds a text, for the lists an author makes: id and name, at most 20',
  access: permission('project:form:edit', 'all'),
  query: z.object({ query: z.string().trim().max(100).default('') }),
  data: z.array(z.object({ id: idSchema, name: z.string() })),
})
