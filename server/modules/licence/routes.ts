import { licenceState, saveLicence } from '#shared/contract/licence'
import packageJson from '../../../package.json'
import type { AppDeps } from '../../deps.ts'
import { type Route, route, signedInRoute } from '../../http/route.ts'
import { enterLicence, licenceOf } from './service.ts'

export const licenceRoutes = ({ db }: Pick<AppDeps, 'db'>): Route[] => [
  route(licenceState, async () => ({ product: 'Formloom', version: packageJson.version, ...(await licenceOf(db)) })),
  signedInRoute(saveLicence, async ({ body, user, ip }) => {
    await enterLicence(db, body, { userId: user.id, ip })
    return null
  }),
]
