import { z } from 'zod'
import { defineEndpoint, nothing, permission } from './endpoint.ts'

export const apiDocument = defineEndpoint({
  method: 'GET',
  path: '/tool/swagger',
  summary: 'Every call of this server: an OpenAPI 3.1 document, made of the contracts it checks by',
  access: permission('tool:swagger:list', 'all'),
  data: z.record(z.string(), z.unknown()),
})

export const downloadApiDocument = defineEndpoint({
  method: 'GET',
  path: '/tool/swagger/download',
  summary: 'The same as the file openapi.json',
  access: permission('tool:swagger:list', 'all'),
  data: nothing,
  transport: 'download',
})
