import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/registration'
import type { AppDeps } from '../../deps.ts'
import { page } from '../../http/page.ts'
import { type Route, route, signedInRoute } from '../../http/route.ts'
import * as registrations from './service.ts'

export const registrationRoutes = ({ db }: Pick<AppDeps, 'db'>): Route[] => [
  route(contract.apply, async ({ body, ip }) => {
    await registrations.applyFor(db, { ...body, ip })
    return null
  }),
  route(contract.register, async ({ body, ip }) => {
    await registrations.registerAs(db, { ...body, ip })
    return null
  }),
  signedInRoute(contract.listRegistrations, async ({ query }) => {
    const asked = pageOf(query)
    const { rows, total } = await registrations.listRegistrations(db, { status: query.status, name: query.name }, asked)
    return page(rows.map(shown), { total, ...asked })
  }),
  signedInRoute(contract.readRegistration, async ({ params }) =>
    shown(await registrations.findRegistration(db, params.id)),
  ),
  signedInRoute(contract.approveRegistration, ({ params, body, user, ip }) =>
    registrations.approve(db, { user, ip }, { id: params.id, ...body, userName: body.userName }),
  ),
  signedInRoute(contract.refuseRegistration, async ({ params, body, user, ip }) => {
    await registrations.refuse(db, { user, ip }, { id: params.id, reason: body.reason })
    return null
  }),
]

const shown = ({
  createdAt,
  decidedAt,
  decidedBy,
  ...row
}: registrations.RegistrationRecord): contract.RegistrationRow => ({
  ...row,
  createTime: createdAt.toISOString(),
  decideTime: decidedAt?.toISOString() ?? null,
  decidedBy: decidedBy ?? '',
})
