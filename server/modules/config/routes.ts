import * as contract from '#shared/contract/config'
import type { AppDeps } from '../../deps.ts'
import { pageFor } from '../../http/page.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'
import { sheetAnswer } from '../../sheet/list-sheet.ts'
import { readGroup, saveGroup } from './env-service.ts'
import * as configs from './service.ts'

export const configRoutes = ({ db, secrets }: Pick<AppDeps, 'db' | 'secrets'>): readonly Route[] => [
  signedInRoute(contract.configPage, ({ query }) => pageFor(query, (at) => configs.listConfigs(db, query, at))),
  signedInRoute(contract.getConfig, ({ params }) => configs.getConfig(db, params.id)),
  signedInRoute(contract.configValue, ({ params, user }) => configs.configValueOf(db, user, params.key)),
  signedInRoute(contract.createConfig, async ({ body, user, ip }) => ({
    id: await configs.createConfig({ db, secrets }, { user, ip }, body),
  })),
  signedInRoute(contract.updateConfig, async ({ body, user, ip }) => {
    await configs.updateConfig({ db, secrets }, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deleteConfigs, async ({ params, user, ip }) => {
    await configs.deleteConfigs(db, { user, ip }, params.ids.split(','))
    return null
  }),
  signedInRoute(contract.refreshConfigCache, async ({ user, ip }) => {
    await configs.refreshCache(db, { user, ip })
    return null
  }),
  downloadRoute(contract.exportConfigs, async ({ query, user, ip, acceptLanguage }) =>
    sheetAnswer(await configs.configSheet(db, { userId: user?.id ?? null, ip }, query, acceptLanguage)),
  ),
  signedInRoute(contract.getEnvConfig, async ({ params }) => ({
    envKey: params.key,
    envValue: await readGroup({ db, secrets }, params.key),
  })),
  signedInRoute(contract.getEnvValue, async ({ params }) =>
    JSON.stringify(await readGroup({ db, secrets }, params.key)),
  ),
  signedInRoute(contract.saveEnvConfig, async ({ body, user, ip }) => {
    await saveGroup({ db, secrets }, { user, ip }, { key: body.envKey, value: body.envValue })
    return null
  }),
]
