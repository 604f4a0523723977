import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/operation-log'
import type { AppDeps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { page } from '../../http/page.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'
import { sheetAnswer } from '../../sheet/list-sheet.ts'
import { getEntry, lastChecks, listLog, logSheet, startCheck } from './service.ts'

export const operationLogRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(contract.logPage, async ({ user, query: { language, ...query }, acceptLanguage }) => {
    const at = pageOf(query)
    const { rows, total, hasMore } = await listLog(db, user, query, at, language ?? acceptLanguage)
    return { ...page(rows, { total, ...at }), hasMore }
  }),
  signedInRoute(contract.getLogEntry, ({ user, params, query, acceptLanguage }) =>
    getEntry(db, user, params.id, query.language ?? acceptLanguage),
  ),
  downloadRoute(contract.exportLog, async ({ user, ip, query, acceptLanguage }) => {
    if (!user) throw new AppError('unauthenticated')
    return sheetAnswer(await logSheet(db, { user, ip }, query, acceptLanguage))
  }),
  signedInRoute(contract.logChecks, () => lastChecks(db)),
  signedInRoute(contract.startLogCheck, async ({ user, ip }) => ({ key: await startCheck(db, { user, ip }) })),
]
