import { systemInfoConfig } from '#shared/contract/auth'
import type { AppDeps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { siteInfo } from './service.ts'

export const systemRoutes = ({ db }: AppDeps): Route[] => [route(systemInfoConfig, () => siteInfo(db))]
