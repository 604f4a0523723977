import { systemInfoConfig } from '#shared/contract/auth'
import { mapTile } from '#shared/contract/map-tiles'
import type { AppDeps } from '../../deps.ts'
import { downloadRoute, type Route, route } from '../../http/route.ts'
import { mapTileOf } from './map-tiles.ts'
import { siteInfo } from './service.ts'

export const systemRoutes = (deps: AppDeps): Route[] => [
  route(systemInfoConfig, () => siteInfo(deps.db)),
  downloadRoute(mapTile, ({ params }) => mapTileOf(deps, params)),
]
