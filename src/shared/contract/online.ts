// Who is signed in, and ending it for them.
import { z } from 'zod'
import { defineEndpoint, idSchema, pageQuerySchema, pageSchema, permission } from './endpoint.ts'
import { textFilter } from './fields.ts'

const onlineFilters = z.object({
  /** Part of user name or name. */
  userName: textFilter,
  /** Part of the address. */
  ip: textFilter,
})
export type OnlineFilters = z.infer<typeof onlineFilters>

export const listOnline = defineEndpoint({
  method: 'GET',
  path: '/monitor/online/page',
  summary: 'Living sessions of the people one sees, those used last first',
  access: permission('monitor:online:list', 'own'),
  query: pageQuerySchema.extend(onlineFilters.shape),
  data: pageSchema(
    z.object({
      userId: idSchema,
      userName: z.string(),
      nickName: z.string(),
      ip: z.string(),
      userAgent: z.string(),
      loginTime: z.string(),
      lastSeenTime: z.string(),
    }),
  ),
})

export const forceLogout = defineEndpoint({
  method: 'POST',
  path: '/monitor/online/forceLogout',
  summary:
    'End every session of a person at once, in every tab and process; not of people who may do more than the caller',
  access: permission('monitor:online:forceLogout', 'own'),
  body: z.object({ userId: idSchema }),
  data: z.null(),
})
